package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

/** A linked program of a vertex and a fragment shader. */
public final class ShaderProgram implements AutoCloseable {
  private final String name;
  private int id;

  private ShaderProgram(String name, int id) {
    this.name = name;
    this.id = id;
  }

  /**
   * Compiles and links a program.
   *
   * @param macros defined in both shaders, each a name or a name and what it stands for
   * @throws ShaderException with the file and line of the error
   */
  public static ShaderProgram link(
      ShaderSource source, String vertexFile, String fragmentFile, String... macros) {
    int vertex = compile(source, GL_VERTEX_SHADER, vertexFile, macros);
    int fragment = 0;
    int program = 0;
    try {
      fragment = compile(source, GL_FRAGMENT_SHADER, fragmentFile, macros);
      program = glCreateProgram();
      glAttachShader(program, vertex);
      glAttachShader(program, fragment);
      glLinkProgram(program);
      if (glGetProgrami(program, GL_LINK_STATUS) == GL_FALSE) {
        throw new ShaderException(
            "shaders %s and %s do not fit together: %s"
                .formatted(vertexFile, fragmentFile, glGetProgramInfoLog(program).strip()));
      }
      ShaderProgram result = new ShaderProgram(vertexFile + " + " + fragmentFile, program);
      program = 0;
      return result;
    } finally {
      glDeleteShader(vertex);
      glDeleteShader(fragment);
      glDeleteProgram(program);
    }
  }

  private static int compile(ShaderSource source, int kind, String file, String... macros) {
    ShaderPreprocessor text = ShaderPreprocessor.read(source, file, macros);
    int shader = glCreateShader(kind);
    glShaderSource(shader, text.text());
    glCompileShader(shader);
    if (glGetShaderi(shader, GL_COMPILE_STATUS) == GL_FALSE) {
      String log = text.explain(glGetShaderInfoLog(shader));
      glDeleteShader(shader);
      throw new ShaderException("shader " + file + " does not compile: " + log);
    }
    return shader;
  }

  /** Makes this the current program. */
  public void use() {
    glUseProgram(id);
  }

  /** A uniform's location; −1, which OpenGL ignores, if the compiler dropped it as unused. */
  public int uniform(String uniformName) {
    return glGetUniformLocation(id, uniformName);
  }

  /** Assigns a sampler to a texture unit permanently. */
  public void sampler(String uniformName, int unit) {
    use();
    glUniform1i(uniform(uniformName), unit);
  }

  @Override
  public void close() {
    glDeleteProgram(id);
    id = 0;
  }

  @Override
  public String toString() {
    return name;
  }
}
