package emberway.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

final class FileErrorTest {
  @Test
  void reading_commonFailures_areSaidInWords() {
    assertThat(FileError.reading(new NoSuchFileException("a")).message()).isEqualTo("not found");
    assertThat(FileError.reading(new AccessDeniedException("a")))
        .isEqualTo(new FileError("permission denied", "make it readable for your user"));
    assertThat(FileError.reading(new IOException("Is a directory")).message())
        .isEqualTo("is a folder");
    assertThat(FileError.reading(new IOException("Input/output error")).message())
        .isEqualTo("cannot be read: Input/output error");
    assertThat(FileError.reading(new IOException()).message()).isEqualTo("cannot be read");
    assertThat(FileError.reading(new FileSystemLoopException("a")).message())
        .isEqualTo("its links form a circle");
  }

  @Test
  void writing_commonFailures_areSaidInWords() {
    assertThat(FileError.writing(new NoSuchFileException("no-such-folder/a")).message())
        .isEqualTo("its folder does not exist");
    assertThat(FileError.writing(new NoSuchFileException("a")).message())
        .as("in the folder the test runs in")
        .isEqualTo("no new files can be created in its folder");
    assertThat(FileError.writing(new IOException("File too large")).remedy())
        .isEqualTo("raise that limit, or write less");
    assertThat(FileError.writing(new AccessDeniedException("a")).message())
        .isEqualTo("permission denied");
    assertThat(writing("No space left on device")).isEqualTo("no space left on the device");
    assertThat(writing("Read-only file system")).isEqualTo("its file system is read-only");
    assertThat(writing("Disk quota exceeded")).isEqualTo("your disk quota is used up");
    assertThat(writing("File name too long")).isEqualTo("its name is too long");
    assertThat(writing("odd\u001b")).isEqualTo("cannot be written: odd\\u001b");
  }

  private static String writing(String reason) {
    return FileError.writing(new FileSystemException("a", null, reason)).message();
  }
}
