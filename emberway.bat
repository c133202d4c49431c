@echo off
rem Builds what is missing, then runs Emberway. See README.md.
setlocal enabledelayedexpansion
set "home=%~dp0"
if "%home:~-1%"=="\" set "home=%home:~0,-1%"
set "jar=%home%\target\emberway.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

rem Each Java has an archive of classes of its own, known by the version its JDK tells in a file.
set "vm=java"
for %%j in (java.exe) do set "found=%%~$PATH:j"
if defined JAVA_HOME set "found=%JAVA_HOME%\bin\java.exe"
for %%d in ("%found%\..\..\release") do if exist "%%~fd" (
  for /f "usebackq tokens=1,2 delims==" %%a in ("%%~fd") do (
    for %%k in (IMPLEMENTOR JAVA_RUNTIME_VERSION OS_ARCH) do if "%%a"=="%%k" set "vm=!vm!-%%~b"
  )
)
set "vm=%vm: =-%"
set "archive=%home%\target\emberway-%vm%.jsa"

rem Does anything that goes into the jar have a newer date?
set "stale="
if not exist "%jar%" set "stale=yes"
if not exist "%home%\target\lib" set "stale=yes"
if not defined stale (
  powershell -NoProfile -Command "$built = (Get-Item -LiteralPath $env:jar).LastWriteTime; $from = 'src\main', 'tiles', 'maps', 'shaders', 'pom.xml' | ForEach-Object { Join-Path $env:home $_ }; if (Get-ChildItem -LiteralPath $from -Recurse -File | Where-Object { $_.LastWriteTime -gt $built } | Select-Object -First 1) { exit 1 }"
  if errorlevel 1 set "stale=yes"
)

if defined stale (
  echo emberway: building, once; takes a minute where nothing is downloaded yet ... 1>&2
  del /q "%home%\target\emberway*.jsa" >nul 2>&1
  pushd "%home%"
  call mvn -B -q -Dmaven.test.skip=true -Demberway.strict=false package 1>&2
  if errorlevel 1 (
    popd
    echo emberway: the build failed; the lines above say why 1>&2
    exit /b 2
  )
  popd
)

rem Newer Javas warn of natives and of sun.misc.Unsafe; older ones pass over the option they do not know.
set options=-XX:+IgnoreUnrecognizedVMOptions --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -Xshare:auto -XX:+UseSerialGC -XX:PretenureSizeThreshold=1m -XX:MaxNewSize=96m -XX:MinHeapFreeRatio=10 -XX:-UsePerfData -Djava.awt.headless=true
rem What Java writes of a crash of its own goes beside the log, whose folder emberway.log.LogFolder names.
set "state=%LOCALAPPDATA%\emberway\logs"
if not exist "%state%" mkdir "%state%" >nul 2>&1
set options=%options% "-XX:ErrorFile=%state%\crash-jvm-%%p.log"

if not exist "%archive%" (
  "%java%" %options% "-XX:ArchiveClassesAtExit=%archive%" -cp "%jar%" emberway.cli.ClassArchiveTraining render "%home%\maps\snow-erupting-tombstone.map.txt" -o "%TEMP%\emberway-rehearsal.png" >nul 2>&1
  del "%TEMP%\emberway-rehearsal.png" >nul 2>&1
)

"%java%" %options% "-XX:SharedArchiveFile=%archive%" -Xlog:disable -cp "%jar%" emberway.cli.Main %*
exit /b %errorlevel%
