package emberway.app.lab;

/**
 * How far the recording of a search has come.
 *
 * @param recordingRequest what is searched
 * @param expanded how many cells have been expanded
 * @param part of the most that it can come to; searches mostly end before that [0..1]
 */
public record RecordingProgress(RecordingRequest recordingRequest, int expanded, double part) {}
