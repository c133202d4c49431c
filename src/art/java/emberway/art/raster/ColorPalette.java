package emberway.art.raster;

/** All the colors of the tile set: ramps from cool shadow to warm light. */
public final class ColorPalette {
  public static final Ramp GRASS =
      Ramp.of(0x274a32, 0x33602f, 0x467537, 0x5a8a3e, 0x74a049, 0x93b659);
  public static final Ramp LEAF =
      Ramp.of(0x10241f, 0x193628, 0x244b2c, 0x366431, 0x52803a, 0x7a9f4b);
  public static final Ramp NEEDLE =
      Ramp.of(0x0e2024, 0x15312c, 0x1f4633, 0x2f5e3a, 0x4a7a45, 0x6f9657);
  public static final Ramp MOOR =
      Ramp.of(0x2a4132, 0x3b5a33, 0x527238, 0x6c8840, 0x8ba04c, 0xb0b864);
  public static final Ramp SNOW =
      Ramp.of(0x6f86b0, 0x9db2d3, 0xc2d2e8, 0xdce7f3, 0xeff4fa, 0xffffff);
  public static final Ramp SAND =
      Ramp.of(0x8a6a50, 0xb18c60, 0xcfab75, 0xdfc189, 0xebd29f, 0xf6e6c0);
  public static final Ramp EARTH =
      Ramp.of(0x37272a, 0x533a30, 0x70503a, 0x8d6a48, 0xa98459, 0xc6a476);
  public static final Ramp MARSH =
      Ramp.of(0x1f302c, 0x2d4233, 0x41573a, 0x596d41, 0x77834c, 0x9d9c5e);
  public static final Ramp POOL = Ramp.of(0x182b33, 0x21404a, 0x31585c, 0x4d7874, 0x86a79b);
  public static final Ramp ROCK =
      Ramp.of(0x2a2838, 0x434051, 0x605a64, 0x827873, 0xa59886, 0xcabd9f);
  public static final Ramp STONE =
      Ramp.of(0x2b2f44, 0x43485b, 0x606472, 0x83848a, 0xa6a39c, 0xc8c1b0, 0xe4dcc6);
  public static final Ramp WATER =
      Ramp.of(0x173a63, 0x1e4f7c, 0x2a6993, 0x3d86a6, 0x62a6b8, 0x98cbcb, 0xe0f3ee);
  public static final Ramp SHOAL = Ramp.of(0x28679a, 0x347fa6, 0x4a9db2, 0x6fbcba, 0x9ad3c6);
  public static final Ramp LAVA =
      Ramp.of(0x3d0c10, 0x7d1a10, 0xc43710, 0xee6b17, 0xffab33, 0xffe885);
  public static final Ramp BASALT =
      Ramp.of(0x17141f, 0x26212c, 0x393139, 0x52454a, 0x71605c, 0x95806f);
  public static final Ramp WOOD =
      Ramp.of(0x2a1d22, 0x452f27, 0x65462f, 0x875f3a, 0xa97e4d, 0xcda56d);
  public static final Ramp BARK =
      Ramp.of(0x241f2a, 0x3b3338, 0x574b4a, 0x776860, 0x9a897b, 0xc0b09a);
  public static final Ramp TILE_ROOF =
      Ramp.of(0x43192a, 0x6b2429, 0x94382d, 0xb8533a, 0xd6784f, 0xeda470);
  public static final Ramp ROOF_BROWN =
      Ramp.of(0x33222a, 0x523433, 0x764b3c, 0x986748, 0xb8865a, 0xd6aa78);
  public static final Ramp THATCH =
      Ramp.of(0x4a3a34, 0x6e5640, 0x947850, 0xb99b64, 0xd6bd82, 0xecdcaa);
  public static final Ramp SLATE =
      Ramp.of(0x1c2444, 0x2a3861, 0x3d5282, 0x5873a2, 0x819dc1, 0xb4c8dc);
  public static final Ramp PLASTER =
      Ramp.of(0x5a5264, 0x867a7c, 0xb3a492, 0xd6c7a8, 0xeee2c4, 0xfbf4dd);
  public static final Ramp CREAM =
      Ramp.of(0x6d6478, 0x9c9090, 0xc8baa6, 0xe6dabd, 0xf6eed6, 0xfffaea);
  public static final Ramp EMBER =
      Ramp.of(0x4a1526, 0x7d1f26, 0xb23424, 0xd9572a, 0xf08440, 0xfbb568);
  public static final Ramp CROP =
      Ramp.of(0x4b4a2c, 0x6d6c33, 0x93903f, 0xb9ae4e, 0xd8c866, 0xefe08e);
  public static final Ramp SMOKE =
      Ramp.of(0x2c2833, 0x433d47, 0x5f5760, 0x80777c, 0xa59c9b, 0xcac2ba);

  public static final Rgb SHADOW = Rgb.hex(0x12142c);

  /** Black, so that blending it rounds once, however a program premultiplies. */
  public static final Rgb CAST_SHADOW = Rgb.hex(0x000000);

  public static final Rgb GLOW = Rgb.hex(0xffd98a);

  private ColorPalette() {}
}
