@echo off
rem Builds what is missing, then runs Emberway. See README.md. Without delayed expansion, which would
rem take exclamation marks out of arguments.
setlocal disabledelayedexpansion
set "home=%~dp0"
if "%home:~-1%"=="\" set "home=%home:~0,-1%"
set "jar=%home%\target\emberway.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

rem Each Java has an archive of classes of its own, known by what its JDK tells in a file.
for %%j in (java.exe) do set "found=%%~$PATH:j"
if defined JAVA_HOME set "found=%JAVA_HOME%\bin\java.exe"
set "maker="
set "version=java"
set "processor="
for %%d in ("%found%\..\..\release") do if exist "%%~fd" (
  for /f "usebackq tokens=1,2 delims==" %%a in ("%%~fd") do (
    if "%%a"=="IMPLEMENTOR" set "maker=%%~b"
    if "%%a"=="JAVA_RUNTIME_VERSION" set "version=%%~b"
    if "%%a"=="OS_ARCH" set "processor=%%~b"
  )
)
set "vm=%maker%-%version%-%processor%"
set "vm=%vm: =-%"
set "archive=%home%\target\emberway-%vm%.jsa"

call :stale
if defined stale call :build
if errorlevel 1 exit /b 2

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

rem Does anything that goes into the jar have a newer date than its copy from the last build? xcopy
rem lists such files without copying them.
:stale
set "stale="
set "copy=%home%\target\sources"
if not exist "%jar%" set "stale=yes"
if not exist "%home%\target\lib" set "stale=yes"
if not exist "%copy%" set "stale=yes"
if defined stale exit /b 0
for %%d in (src\main tiles maps shaders) do (
  for /f "delims=" %%f in ('xcopy "%home%\%%d" "%copy%\%%d" /d /l /s /i /y 2^>nul ^| find ":"') do set "stale=yes"
)
for /f "delims=" %%f in ('xcopy "%home%\pom.xml" "%copy%" /d /l /y 2^>nul ^| find ":"') do set "stale=yes"
exit /b 0

rem A folder is the lock: of two first starts at once, one builds, and the other waits.
:build
set "lock=%home%\target\building"
if not exist "%home%\target" mkdir "%home%\target"
mkdir "%lock%" 2>nul
if not errorlevel 1 goto building
echo emberway: another build is under way, waiting; should there be none, remove %lock% 1>&2
:waiting
ping -n 2 127.0.0.1 >nul
if exist "%lock%" goto waiting
exit /b 0

:building
echo emberway: building, once; takes a minute where nothing is downloaded yet ... 1>&2
del /q "%home%\target\emberway*.jsa" >nul 2>&1
pushd "%home%"
call mvn -B -q -Dmaven.test.skip=true -Demberway.strict=false package 1>&2
set "status=%errorlevel%"
popd
if "%status%"=="0" (
  for %%d in (src\main tiles maps shaders) do xcopy "%home%\%%d" "%copy%\%%d" /d /s /i /y /q >nul
  xcopy "%home%\pom.xml" "%copy%" /d /y /q >nul
)
rmdir "%lock%"
if "%status%"=="0" exit /b 0
echo emberway: the build failed; the lines above say why 1>&2
exit /b 1
