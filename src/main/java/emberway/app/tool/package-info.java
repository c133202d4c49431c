/**
 * The mouse tools, one class each: pan, brush, fill, shapes, eyedropper, route ends, goals,
 * volcanoes and regions.
 *
 * <p>In: pointer events that no panel consumed. Out: {@link emberway.app.command.Action}s.
 *
 * <p>Start at {@link MouseTool}; {@link MouseDispatcher} decides which tool gets an event. Tools
 * change nothing themselves: the handlers of the actions do.
 */
package emberway.app.tool;
