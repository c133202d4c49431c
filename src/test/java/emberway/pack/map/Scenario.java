package emberway.pack.map;

import emberway.map.Cell;

/**
 * A query of a MovingAI scenario, with the length of its shortest route.
 *
 * @param bucket the query's class of length
 * @param map the path of the map's file, as written in the scenario
 * @param width the map's width [cells]
 * @param height the map's height [cells]
 * @param start a cell on the map
 * @param goal a cell on the map
 * @param optimalLength with a diagonal step of √2 that needs both neighbors free [&gt;= 0]
 */
public record Scenario(
    int bucket, String map, int width, int height, Cell start, Cell goal, double optimalLength) {}
