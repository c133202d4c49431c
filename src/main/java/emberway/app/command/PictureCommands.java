package emberway.app.command;

/** Takes pictures of the map. */
public interface PictureCommands {
  /** Writes a picture of the visible map, or of the whole window with its panels, into a file. */
  void takeScreenshot(boolean withPanels);

  /** Copies a picture of the visible map to the clipboard. */
  void copyScreenshot();

  /** Draws a picture into a new file. */
  void savePicture(PictureRequest request);

  /** Draws a picture and copies it to the clipboard. */
  void copyPicture(PictureRequest request);

  /** Opens the desktop's dialog to choose the folder for pictures. */
  void browsePictureFolder();

  /** Cancels the picture that is being drawn. */
  void cancelPicture();
}
