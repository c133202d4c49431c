/* A java.exe for BatchLauncherTest: appends its arguments to %LOG%, a line for each start. Instead
   of an archive of classes it makes a file, and "exit=3" is its exit status. If %REFUSES% is set, it
   does not start, in Java's words. */
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

int wmain(int count, wchar_t **arguments) {
  static const wchar_t ARCHIVE[] = L"-XX:ArchiveClassesAtExit=";
  int status = 0;
  if (_wgetenv(L"REFUSES")) {
    puts("Picked up _JAVA_OPTIONS: -Xmx1k\nError occurred during initialization of VM");
    puts("Error: Too small maximum heap\nError: Could not create the Java Virtual Machine.");
    return 1;
  }
  FILE *log = _wfopen(_wgetenv(L"LOG"), L"ab");
  for (int i = 1; i < count; i++) {
    char text[1000];
    WideCharToMultiByte(CP_UTF8, 0, arguments[i], -1, text, sizeof text, NULL, NULL);
    fprintf(log, "[%s]", text);
    if (wcsncmp(arguments[i], ARCHIVE, wcslen(ARCHIVE)) == 0) {
      fclose(_wfopen(arguments[i] + wcslen(ARCHIVE), L"wb"));
    }
    swscanf(arguments[i], L"exit=%d", &status);
  }
  fprintf(log, "\n");
  fclose(log);
  return status;
}
