/**
 * The mouse tools, one class each: pan, brush, fill, shapes, eyedropper, route ends, goals,
 * volcanoes and regions.
 *
 * <p>In: pointer events that no panel consumed. Out: calls of {@link
 * emberway.app.command.Commands}.
 *
 * <p>Start at {@link MouseTool}; {@link MouseDispatcher} decides which tool gets an event. Tools
 * change nothing themselves.
 */
package emberway.app.tool;
