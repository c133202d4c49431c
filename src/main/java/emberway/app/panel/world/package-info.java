/**
 * The panels that make new maps: random worlds beside a preview, and empty maps of one ground.
 *
 * <p>In: what {@link emberway.app.world.WorldController} has made and previews. Out: calls of
 * {@link emberway.app.command.WorldCommands}.
 *
 * <p>Start at {@link GeneratePanel}. {@link SizeField} is the field for sizes in both panels; its
 * buttons give the usual ones.
 */
package emberway.app.panel.world;
