<#-- Writes THIRD-PARTY.md, see the profile 'dist' in pom.xml. -->
# What Emberway contains

Emberway itself is under the MIT License. Its packages contain these libraries, unchanged but for what is left out: natives of other systems, unused typefaces, and LWJGL's classes for Java 25:

| library | version | licenses | page |
| --- | --- | --- | --- |
<#list dependencyMap as entry>
<#assign project = entry.getKey()/>
<#assign licenses = entry.getValue()/>
| ${project.groupId}:${project.artifactId} | ${project.version} | <#list licenses as license>${license}<#sep>; or </#list> | ${project.url!""} |
</#list>

The typefaces are DejaVu Sans and DejaVu Serif (Bitstream Vera and Arev licenses) and Font Awesome Free (SIL Open Font License 1.1, icons CC BY 4.0); their license texts lie in the jars `jasperreports-fonts` and `font-awesome`. The Java runtime is OpenJDK, under the GNU General Public License 2 with the Classpath Exception; its license texts lie in `lib/runtime/legal`.
