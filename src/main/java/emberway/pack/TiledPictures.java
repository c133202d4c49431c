package emberway.pack;

import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import java.util.Map;
import java.util.Optional;

/**
 * The pictures of a Tiled map, each read and decoded anew when it is asked for by its path.
 *
 * @param files where they lie
 * @param mentions where they are asked for, by their paths
 * @param budget what each is taken from before it is decoded
 */
record TiledPictures(TiledFiles files, Map<String, TiledMention> mentions, FileBudget budget)
    implements SpriteSource {
  private static final int MAX_SIDE = 16_384;
  private static final long MAX_PIXELS = 1 << 25;

  @Override
  public SpriteImage image(String path) throws SpriteUnavailableException {
    try {
      return decoded(path);
    } catch (UnreadableException e) {
      TiledMention mention = mentions.get(path);
      UnreadableException told =
          mention == null || budget.isExceeded()
              ? e
              : new UnreadableException(
                  e.problems().stream().map(wrong -> mention.of("picture", path, wrong)).toList());
      throw new SpriteUnavailableException(told.getMessage(), told);
    }
  }

  private SpriteImage decoded(String path) throws UnreadableException {
    byte[] bytes = files.read(path, TiledReferences.MAX_PICTURE_BYTES);
    Optional<PngHeader> header = PngHeader.of(bytes);
    if (header.isPresent() && (long) header.get().width() * header.get().height() > MAX_PIXELS) {
      throw new UnreadableException(
          Problem.inFile(
              files.display(path),
              "the picture is %d × %d px".formatted(header.get().width(), header.get().height()),
              "keep it to %d million pixels".formatted(MAX_PIXELS / 1_000_000)));
    }
    if (header.isPresent()) {
      budget.picture(
          files.display(path), header.get().width(), header.get().height(), bytes.length);
    }
    return SpriteFiles.decodeUpTo(files.display(path), bytes, MAX_SIDE);
  }
}
