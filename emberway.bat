@echo off
rem Builds what is missing, then runs Emberway. See README.md. Without delayed expansion, which would
rem take exclamation marks out of arguments.
setlocal disabledelayedexpansion
set "home=%~dp0"
if "%home:~-1%"=="\" set "home=%home:~0,-1%"
set "target=%home%\target"
set "jar=%target%\emberway.jar"

for %%j in (java.exe) do set "java=%%~$PATH:j"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined java if not exist "%java%" set "java="
if not defined java (
  echo emberway: no Java found; install a JDK 17 or newer, or point JAVA_HOME at one 1>&2
  exit /b 2
)

rem Each Java has an archive of classes of its own, known by what its JDK tells in a file.
set "maker="
set "version=java"
set "processor="
set "age=17"
for %%d in ("%java%\..\..\release") do set "release=%%~fd"
if exist "%release%" for /f "usebackq tokens=1,2 delims==" %%a in ("%release%") do (
  if "%%a"=="IMPLEMENTOR" set "maker=%%~b"
  if "%%a"=="JAVA_RUNTIME_VERSION" set "version=%%~b"
  if "%%a"=="OS_ARCH" set "processor=%%~b"
  if "%%a"=="JAVA_VERSION" call :read_age "%%~b"
)
if %age% lss 17 (
  echo emberway: Java %age% is too old ^("%java%"^); install a JDK 17 or newer, or point JAVA_HOME at one 1>&2
  exit /b 2
)
set "vm=%maker%-%version%-%processor%"
set "vm=%vm: =-%"
set "archive=%target%\emberway-%vm%.jsa"

call :find_stale
if defined stale call :build
if defined failed exit /b 2

rem Java's options are in files, chosen by the arguments as in the other launcher.
set "purposes=%home%\src\launcher"
set options="@%purposes%\always.options"
set "first=%~1"
set "cells=0"
set "is_short="
set "is_window="
if not defined first set "is_window=yes"
if defined first if "%first:~0,1%"=="-" set "is_window=yes"
if defined first for /f "delims=#" %%f in ("%first%") do if exist "%%f" set "is_window=yes"
for %%c in (render route info validate) do if "%first%"=="%%c" set "is_short=yes"
:look_at_next
if "%~1"=="" goto looked_at_all
if "%~1"=="--queries" set "is_short="
for /f "delims=#" %%f in ("%~1") do if exist "%%f" call :count_cells "%%f"
shift
goto look_at_next
:looked_at_all
if defined is_short if %cells% leq 1000000 set options=%options% "@%purposes%\short.options"
if defined is_window if %cells% leq 200000 set options=%options% "@%purposes%\window.options"
rem What the user sets for all Javas may be anything, and a heap of one's own may be less than ours.
set "is_set="
set "heap=ours"
for %%v in (JDK_JAVA_OPTIONS JAVA_TOOL_OPTIONS _JAVA_OPTIONS) do if defined %%v call :look_at_options %%v
if defined heap if "%first%"=="render" set options=%options% "@%purposes%\render.options"
rem What Java writes of a crash of its own goes beside the log, whose folder emberway.log.LogFolder names.
rem Before there is a log, there is no such folder, and Java writes into the current one.
set "state=%LOCALAPPDATA%\emberway\logs"

if not exist "%archive%" call :rehearse

if defined is_set call :check_start
if defined failed exit /b 2

"%java%" %options% "-XX:ErrorFile=%state%\crash-jvm-%%p.log" "-XX:SharedArchiveFile=%archive%" -cp "%jar%" emberway.cli.Main %*
exit /b %errorlevel%

rem The number of a Java, such as 8 of 1.8.0_292 and 17 of 17.0.1.
:read_age
for /f "tokens=1 delims=.-+" %%n in ("%~1") do set "age=%%n"
if "%age%"=="1" for /f "tokens=2 delims=.-+" %%n in ("%~1") do set "age=%%n"
exit /b 0

:look_at_options
set "is_set=%is_set% %1"
for /f "delims=" %%x in ('set %1^|find "-Xm"') do set "heap="
for /f "delims=" %%x in ('set %1^|find "Heap"') do set "heap="
exit /b 0

rem Java's own words would be several lines, and its exit status that of a no.
:check_start
set "said=%TEMP%\emberway-java-%random%%random%.txt"
"%java%" %options% -version >"%said%" 2>&1
if not errorlevel 1 goto started
set "failed=yes"
echo emberway: Java does not start with what is set for it; change%is_set%; what it says is in %said% 1>&2
exit /b 0
:started
del /q "%said%" >nul 2>&1
exit /b 0

rem How many cells may a map in this file have? Three bytes each in a text, one in a zip.
:count_cells
set "count=%~z1"
if not defined count exit /b 0
if /i not "%~x1"==".zip" set /a count=count / 3 2>nul
if %count% gtr %cells% set "cells=%count%"
exit /b 0

rem Does anything that goes into the jar have a newer date than its copy from the last build? xcopy
rem lists such files without copying them.
:find_stale
set "stale="
set "copy=%target%\sources"
if not exist "%jar%" set "stale=yes"
if not exist "%target%\lib" set "stale=yes"
if not exist "%copy%" set "stale=yes"
if defined stale exit /b 0
for %%d in (src\main tiles maps shaders) do (
  for /f "delims=" %%f in ('xcopy "%home%\%%d" "%copy%\%%d" /d /l /s /i /y 2^>nul ^| find ":"') do set "stale=yes"
)
for /f "delims=" %%f in ('xcopy "%home%\pom.xml" "%copy%" /d /l /y 2^>nul ^| find ":"') do set "stale=yes"
exit /b 0

rem The log is the lock, because only one may write it: of two first starts at once, one builds, and the
rem other waits. The system closes the log even if the builder is killed.
:build
set "failed="
set "maven="
for %%m in (mvn.cmd mvn.exe) do if not defined maven set "maven=%%~$PATH:m"
if not defined maven (
  echo emberway: Maven is needed to build; install it, 3.8 or newer, and run this again 1>&2
  set "failed=yes"
  exit /b 0
)
rem Another first start may make the folder at the same moment, which mkdir would complain of.
if not exist "%target%" mkdir "%target%" 2>nul
echo emberway: building, once; takes a minute where nothing is downloaded yet ... 1>&2
:take_turn
set "had_turn="
call :try_make >nul 2>&1
if defined had_turn goto built
ping -n 2 127.0.0.1 >nul
goto take_turn
:built
if not defined failed exit /b 0
type "%target%\build.log" 1>&2
echo emberway: the build failed; the lines above say why 1>&2
exit /b 0

:try_make
call :make >"%target%\build.log" 2>&1
exit /b 0

:make
set "had_turn=yes"
call :find_stale
if not defined stale exit /b 0
del /q "%target%\emberway*.jsa" >nul 2>&1
pushd "%home%"
call "%maven%" -B -q -Dmaven.test.skip=true -Demberway.strict=false package
if errorlevel 1 set "failed=yes"
popd
if defined failed exit /b 0
for %%d in (src\main tiles maps shaders) do xcopy "%home%\%%d" "%copy%\%%d" /d /s /i /y /q >nul
xcopy "%home%\pom.xml" "%copy%" /d /y /q >nul
exit /b 0

rem Loads the classes once and keeps them for later starts. The archive takes its name when it is whole.
:rehearse
set "rehearsal=%target%\rehearsal-%random%%random%"
"%java%" %options% "-XX:ArchiveClassesAtExit=%rehearsal%.jsa" -cp "%jar%" emberway.cli.ClassArchiveTraining render "%home%\maps\snow-erupting-tombstone.map.txt" -o "%rehearsal%.png" >nul 2>&1
if exist "%rehearsal%.jsa" move /y "%rehearsal%.jsa" "%archive%" >nul 2>&1
del /q "%rehearsal%.*" >nul 2>&1
exit /b 0
