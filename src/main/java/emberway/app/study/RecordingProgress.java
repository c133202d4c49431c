package emberway.app.study;

/**
 * The progress of a recording.
 *
 * @param recordingRequest the search
 * @param expanded the number of expanded cells
 * @param part the part of the most that the search can take; searches mostly end before 1 [0..1]
 */
public record RecordingProgress(RecordingRequest recordingRequest, int expanded, double part) {}
