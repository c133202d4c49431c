package emberway.art;

/** Dead trees. */
final class NatureArt {
  private NatureArt() {}

  /** One bare tree. */
  static Picture deadTree(Lattice lattice, Land land) {
    Scene scene = new Scene();
    Solid tree =
        Solid.rod(0, 0, 0, 0.02, -0.01, 0.5, 0.055, 0.038)
            .or(Solid.rod(0.02, -0.01, 0.48, 0.11, 0.03, 0.86, 0.036, 0.012))
            .or(Solid.rod(0.02, -0.01, 0.46, -0.14, -0.12, 0.80, 0.034, 0.011))
            .or(Solid.rod(0.01, 0, 0.36, 0.2, 0.17, 0.56, 0.026, 0.01))
            .or(Solid.rod(0.2, 0.17, 0.56, 0.22, 0.2, 0.72, 0.014, 0.008))
            .or(Solid.rod(-0.07, -0.07, 0.65, -0.22, 0.0, 0.74, 0.016, 0.008))
            .or(Solid.rod(0.07, 0.01, 0.68, 0.2, -0.1, 0.84, 0.016, 0.009))
            .or(Solid.rod(0.01, 0, 0.3, -0.16, -0.02, 0.42, 0.02, 0.009))
            .or(Solid.rod(0, 0, 0.06, 0.1, 0.08, -0.02, 0.04, 0.02))
            .or(Solid.rod(0, 0, 0.06, -0.11, 0.04, -0.02, 0.04, 0.02))
            .or(Solid.rod(0, 0, 0.06, 0.02, -0.13, -0.02, 0.04, 0.02));
    scene.add(tree, Surface.Material.rough(Palette.BARK, 18, 0.25, 320));
    return Camera.take(lattice, Snowfall.on(scene, land), Camera.Cut.NONE);
  }
}
