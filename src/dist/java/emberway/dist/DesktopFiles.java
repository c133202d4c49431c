package emberway.dist;

import emberway.cli.Main;
import emberway.cli.ManualPage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a Linux desktop reads of a program, in the folders that freedesktop.org names below {@code
 * share}: the menu entry, icons, kinds of files, the manual page and completions.
 */
final class DesktopFiles {
  private static final List<Integer> ICON_SIZES = List.of(16, 22, 24, 32, 48, 64, 128, 256, 512);

  private static final String MENU_ENTRY =
      """
      [Desktop Entry]
      Type=Application
      Version=1.0
      Name=Emberway
      GenericName=Map explorer
      GenericName[de]=Kartenbetrachter
      Comment=Explore isometric maps and plan routes
      Comment[de]=Isometrische Karten ansehen und Routen planen
      Exec=emberway %f
      Icon=emberway
      Terminal=false
      Categories=Graphics;
      MimeType=application/x-emberway-map;application/x-emberway-pack;
      StartupWMClass=emberway
      """;

  /** The names win over the first bytes, which are those of texts and zips in general. */
  private static final String KINDS_OF_FILES =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
        <mime-type type="application/x-emberway-map">
          <comment>Emberway map</comment>
          <comment xml:lang="de">Emberway-Karte</comment>
          <sub-class-of type="text/plain"/>
          <magic priority="60">
            <match type="string" value="emberway-map " offset="0"/>
          </magic>
          <glob pattern="*.map.txt" weight="60"/>
        </mime-type>
        <mime-type type="application/x-emberway-pack">
          <comment>Emberway pack</comment>
          <comment xml:lang="de">Emberway-Paket</comment>
          <sub-class-of type="application/zip"/>
          <glob pattern="*.emberway.zip" weight="60"/>
        </mime-type>
      </mime-info>
      """;

  private DesktopFiles() {}

  /** Writes the files. */
  static void write(Path share, ProgramIcon icon, String version) throws IOException {
    write(share.resolve("applications/emberway.desktop"), MENU_ENTRY);
    write(share.resolve("mime/packages/emberway.xml"), KINDS_OF_FILES);
    write(share.resolve("bash-completion/completions/emberway"), printed("completion", "bash"));
    Path fish = share.resolve("fish/vendor_completions.d/emberway.fish");
    write(fish, printed("completion", "fish"));
    Path page = share.resolve("man/man1/emberway.1");
    write(page, ManualPage.text(version));
    ToolRun.of(page.getParent(), "gzip", "-9n", page.toString());
    for (int size : ICON_SIZES) {
      Path folder = share.resolve("icons/hicolor/%dx%d/apps".formatted(size, size));
      Files.write(Files.createDirectories(folder).resolve("emberway.png"), icon.png(size));
    }
  }

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** What a command of the program prints. */
  private static String printed(String... words) throws IOException {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    if (Main.run(words, new PrintWriter(out, true), new PrintWriter(err, true)) != 0) {
      throw new IOException(String.join(" ", words) + ": " + err);
    }
    return out.toString();
  }
}
