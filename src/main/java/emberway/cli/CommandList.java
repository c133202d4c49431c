package emberway.cli;

import emberway.cli.map.ConvertCommand;
import emberway.cli.map.ExploreCommand;
import emberway.cli.map.GenerateCommand;
import emberway.cli.map.InfoCommand;
import emberway.cli.map.NewPackCommand;
import emberway.cli.map.PackCommand;
import emberway.cli.map.RenderCommand;
import emberway.cli.map.ValidateCommand;
import emberway.cli.option.MapInput;
import emberway.cli.option.NumberArgument;
import emberway.cli.option.PathArgument;
import emberway.cli.route.RouteCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The list of commands.
 *
 * <p>Picocli finds a command's options by reflection, which takes time. So only the requested
 * command is inspected; general help and completion inspect all.
 */
final class CommandList {
  /**
   * A command.
   *
   * @param command makes it for all arguments, its name included
   */
  private record Entry(String name, Function<String[], Object> command) {
    Entry(String name, Supplier<Object> command) {
      this(name, args -> command.get());
    }
  }

  private static final String HELP = "help"; // needs all other commands

  private static final List<Entry> ALL =
      List.of(
          new Entry("render", args -> new RenderCommand(MapInput.ahead(args))),
          new Entry("route", RouteCommand::new),
          new Entry("explore", ExploreCommand::new),
          new Entry("info", InfoCommand::new),
          new Entry("validate", ValidateCommand::new),
          new Entry("generate", GenerateCommand::new),
          new Entry("convert", ConvertCommand::new),
          new Entry("new-pack", NewPackCommand::new),
          new Entry("pack", PackCommand::new),
          new Entry("doctor", DoctorCommand::new),
          new Entry("completion", CompletionCommand::new),
          new Entry(HELP, HelpCommand::new));

  private CommandList() {}

  /** The command line that can parse these arguments. */
  static CommandLine commandLine(String[] args) {
    return ALL.stream()
        .filter(entry -> args.length > 0 && entry.name.equals(args[0]) && !entry.name.equals(HELP))
        .findFirst()
        .map(entry -> withCommands(List.of(entry), args))
        .orElseGet(() -> asksForHelp(args) ? complete() : withCommands(List.of(), args));
  }

  /** Whether there is a command with this name. */
  static boolean isCommand(String word) {
    return ALL.stream().anyMatch(entry -> entry.name.equals(word));
  }

  /** The names of all commands. */
  static List<String> names() {
    return ALL.stream().map(Entry::name).toList();
  }

  /** Whether the arguments may ask for the general help. */
  private static boolean asksForHelp(String[] args) {
    return Stream.of(args)
        .anyMatch(word -> word.equals(HELP) || word.equals("--help") || word.matches("-\\w*h\\w*"));
  }

  /** The command line with every command. */
  static CommandLine complete() {
    return withCommands(ALL, new String[0]);
  }

  private static CommandLine withCommands(List<Entry> entries, String[] args) {
    // Before anything else: a command may begin to read its map.
    List<Object> commands = entries.stream().map(entry -> entry.command.apply(args)).toList();
    CommandLine root = new CommandLine(new RootCommand());
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      CommandLine command = new CommandLine(commands.get(i));
      checkName(command.getCommandSpec(), entry.name);
      root.addSubcommand(command);
    }
    root.registerConverter(Path.class, new PathArgument());
    NumberArgument.register(root);
    root.setExpandAtFiles(false); // file names may begin with @
    root.setUsageHelpAutoWidth(true);
    root.setCaseInsensitiveEnumValuesAllowed(true);
    return root;
  }

  private static void checkName(CommandSpec spec, String name) {
    Command annotation = spec.userObject().getClass().getAnnotation(Command.class);
    assert annotation != null && annotation.name().equals(name) : name;
  }
}
