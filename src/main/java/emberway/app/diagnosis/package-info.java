/**
 * What a user can send along with a problem: facts about the computer, the settings and the
 * folders, with nothing private in them.
 *
 * <p>In: the program's own state. Out: a {@code Diagnosis}, and a file that holds it.
 *
 * <p>Start at {@link DiagnosisCollector}, which the command {@code doctor} uses too; {@link
 * ProblemReporter} serves the window.
 */
package emberway.app.diagnosis;
