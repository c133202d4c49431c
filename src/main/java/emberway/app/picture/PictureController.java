package emberway.app.picture;

import emberway.app.command.Notices;
import emberway.app.command.PictureCommands;
import emberway.app.command.PictureRequest;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.desktop.FileDialog;
import emberway.app.panel.front.PicturePanel;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.UniqueFileName;
import emberway.app.settings.Preferences;
import emberway.app.text.Texts;
import emberway.io.AtomicFile;
import emberway.io.FileError;
import emberway.io.PrintableText;
import emberway.io.UnwritableException;
import emberway.pack.image.PngDecoder;
import emberway.render.export.PictureExporter;
import emberway.render.export.PixelPicture;
import emberway.render.gl.ImageTexture;
import emberway.render.gl.map.LabelRasterizer;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.sprite.ImageReducer;
import emberway.sprite.SpriteImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Takes pictures of the map or the window and saves them on a background thread. Window's thread
 * only.
 */
public final class PictureController implements PictureCommands, PicturePanel.Status {
  private static final String PICTURE = "picture"; // the subject of its notices
  private static final int PREVIEW_SIDE = 960; // drawn so large, so that its letters are as later
  private static final int SHOWN_SIDE = 480;

  /** What pictures show. */
  public interface Subject {
    /**
     * Returns everything needed for a requested picture, in its current state.
     *
     * @param mostSide a picture with a longer side is reduced to it [px]
     */
    PictureExportJob.Order order(PictureRequest request, int mostSide);

    /** Returns an object that is another one whenever pictures show something else. */
    Object content();

    /** Returns the place labels of the window's view; empty if labels are hidden. */
    PlaceLabels names();

    /** Returns the title of the map on show, after which pictures are named. */
    String title();
  }

  private final PictureExportJob maker;
  private final PictureExportJob previewer;
  private final ExplorerWindow window;
  private final Subject subject;
  private final WindowView view;
  private final Runnable drawMap;
  private final boolean hasPanels;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final PictureFolder folder;
  private final ImageClipboard clipboard = new ImageClipboard();
  private final Destination onClipboard =
      new Destination(PictureController::temporary, this::copyToClipboard, this::delete);
  private final FileDialog dialog;
  private boolean isWindowWanted; // whether a screenshot with panels is pending
  private Optional<PictureRequest> previewed = Optional.empty(); // of the last preview
  private Object previewedContent = ""; // of the last preview
  private Optional<ImageTexture> preview = Optional.empty();

  /** Where pictures go: to which files, and what to do with one that is written or will not be. */
  private record Destination(Writing<Path> naming, Consumer<Path> then, Consumer<Path> otherwise) {}

  private record FileTarget(Path file, Destination to) implements PictureExportJob.Target {
    @Override
    public void write(AtomicFile.Content content) throws UnwritableException {
      AtomicFile.write(file, content);
    }

    @Override
    public void written() {
      to.then.accept(file);
    }

    @Override
    public void abandoned() {
      to.otherwise.accept(file);
    }
  }

  /** A preview, which is read again and reduced where it is drawn. */
  private final class Preview implements PictureExportJob.Target {
    private SpriteImage picture; // null until drawn

    @Override
    public void write(AtomicFile.Content content) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try {
        content.writeTo(out);
        picture = ImageReducer.toSide(PngDecoder.decode(out.toByteArray()), SHOWN_SIDE);
      } catch (IOException | PngDecoder.DamagedException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    @Override
    public void written() {
      preview.ifPresent(ImageTexture::close);
      preview = Optional.of(new ImageTexture(picture.width(), picture.height(), picture.rgba()));
    }
  }

  /**
   * Creates a controller.
   *
   * @param window creates the OpenGL context of large pictures
   * @param drawMap draws the map without panels into the view
   * @param hasPanels whether any panels are visible
   */
  public PictureController(
      ExplorerWindow window,
      Subject subject,
      WindowView view,
      Runnable drawMap,
      boolean hasPanels,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      Preferences preferences,
      FileDialog dialog) {
    this.dialog = dialog;
    this.window = window;
    Consumer<Runnable> windowThread = result -> backgroundExecutor.run(() -> result);
    Consumer<String> failed = why -> notices.fail(PICTURE, why, "");
    maker = new PictureExportJob(window, windowThread, failed);
    previewer = new PictureExportJob(window, windowThread, failed);
    this.subject = subject;
    this.view = view;
    this.drawMap = drawMap;
    this.hasPanels = hasPanels;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    folder = new PictureFolder(preferences, backgroundExecutor);
  }

  @Override
  public Optional<Double> progress() {
    return maker.progress();
  }

  @Override
  public Optional<Path> folder() {
    return folder.current();
  }

  @Override
  public Optional<PixelBox> screen() {
    return window.screen();
  }

  @Override
  public Optional<ImageTexture> preview(PictureRequest request) {
    boolean isNew =
        !previewed.equals(Optional.of(request)) || previewedContent != subject.content();
    if (isNew && previewer.progress().isEmpty()) {
      previewed = Optional.of(request);
      previewedContent = subject.content();
      previewer.make(subject.order(request, PREVIEW_SIDE), new Preview());
    }
    return preview;
  }

  /**
   * Sets a callback that runs before each part of a picture; see {@link
   * PictureExportJob#beforeEachPart}.
   */
  public void beforeEachPart(Consumer<BooleanSupplier> callback) {
    maker.beforeEachPart(callback);
  }

  @Override
  public void takeScreenshot(boolean withPanels) {
    if (withPanels && hasPanels) {
      isWindowWanted = true; // taken after the menu that requested it has closed
    } else {
      write(viewPicture(), inFolder());
    }
  }

  @Override
  public void copyScreenshot() {
    write(viewPicture(), onClipboard);
  }

  @Override
  public void savePicture(PictureRequest request) {
    make(request, inFolder());
  }

  @Override
  public void copyPicture(PictureRequest request) {
    make(request, onClipboard);
  }

  @Override
  public void browsePictureFolder() {
    dialog.openFolder(folder.current(), this::chosen);
  }

  @Override
  public void cancelPicture() {
    maker.cancel();
  }

  /** Takes the pending screenshot of the window, if any. Call it once the panels have settled. */
  public void takeWindow() {
    if (isWindowWanted) {
      isWindowWanted = false;
      PixelPicture whole = new PixelPicture(view.width(), view.height(), view.windowPixels());
      write(whole, inFolder());
    }
  }

  /** The folder for pictures, in files named after the map that is shown now. */
  private Destination inFolder() {
    Optional<Path> chosen = folder.chosen();
    String stem = UniqueFileName.stemOf(subject.title());
    return new Destination(
        () -> {
          LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
          return UniqueFileName.in(PictureFolder.ready(chosen), stem, now, ".png");
        },
        this::reportSaved,
        unwritten -> {});
  }

  private static Path temporary() throws UnwritableException {
    try {
      return Files.createTempFile("emberway-", ".png");
    } catch (IOException refused) {
      Path folder = Path.of(System.getProperty("java.io.tmpdir"));
      throw new UnwritableException(folder, FileError.writing(refused), refused);
    }
  }

  private void make(PictureRequest request, Destination to) {
    // Captured now: another map may be shown later.
    PictureExportJob.Order order = subject.order(request, PictureExporter.MAX_SIDE);
    attempt(
        () -> {
          FileTarget target = new FileTarget(to.naming.run(), to);
          return () -> maker.make(order, target);
        });
  }

  private void chosen(FileDialog.Outcome outcome) {
    if (outcome instanceof FileDialog.Outcome.Chosen chosen) {
      folder.choose(chosen.file());
    } else if (outcome instanceof FileDialog.Outcome.Useless useless) {
      notices.complain(useless.why());
    } else if (outcome instanceof FileDialog.Outcome.Missing missing) {
      notices.warn(Texts.get("dialog.no-folders"), missing.why());
    }
  }

  /** Returns a picture of the map as the window shows it, with place labels, without panels. */
  private PixelPicture viewPicture() {
    drawMap.run();
    byte[] pixels = view.pixels();
    for (PictureLabel label : LabelRasterizer.labels(subject.names())) {
      label.lay(pixels, view.width(), 0, view.height());
    }
    return new PixelPicture(view.width(), view.height(), pixels);
  }

  private void reportSaved(Path file) {
    notices.clearErrors(PICTURE);
    Optional<Path> missing =
        folder.chosen().filter(chosen -> !chosen.equals(file.toAbsolutePath().getParent()));
    String what =
        missing
            .map(chosen -> Texts.format("picture.elsewhere", PrintableText.escape("" + chosen)))
            .orElseGet(() -> Texts.get("saved"));
    notices.inform(what, file, Texts.format("saved.brief", file.getFileName()));
  }

  private void write(PixelPicture picture, Destination to) {
    attempt(
        () -> {
          Path file = to.naming.run();
          AtomicFile.write(file, picture::writePng);
          return () -> to.then.accept(file);
        });
  }

  /** Prepares or writes a file, on the background thread. */
  private interface Writing<T> {
    T run() throws UnwritableException;
  }

  /**
   * Runs a write in the background, and what it returns on the window's thread; notifies the user
   * if it fails.
   */
  private void attempt(Writing<Runnable> writing) {
    backgroundExecutor.run(
        () -> {
          try {
            return writing.run();
          } catch (UnwritableException failure) {
            return () -> notices.fail(PICTURE, failure.getMessage(), "");
          }
        });
  }

  /** Copies a picture to the clipboard on a thread of its own, because that may block. */
  private void copyToClipboard(Path file) {
    Thread thread =
        new Thread(
            () -> {
              Optional<String> trouble = clipboard.copy(file);
              try {
                backgroundExecutor.run(() -> deleted(file, () -> reportCopy(trouble)));
              } catch (RejectedExecutionException ending) {
                deleted(file, () -> {});
              }
            },
            "clipboard");
    thread.setDaemon(true);
    thread.start();
  }

  private void delete(Path file) {
    backgroundExecutor.run(() -> deleted(file, () -> {}));
  }

  private static Runnable deleted(Path file, Runnable then) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      file.toFile().deleteOnExit();
    }
    return then;
  }

  private void reportCopy(Optional<String> trouble) {
    trouble.ifPresentOrElse(
        why -> notices.warn(why, ""), () -> notices.inform(Texts.get("picture.copied")));
  }

  /** Cancels the picture that is being drawn. */
  public void close() {
    maker.close();
    previewer.close();
    preview.ifPresent(ImageTexture::close);
  }
}
