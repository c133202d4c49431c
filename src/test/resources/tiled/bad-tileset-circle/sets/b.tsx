<tileset source="../sets/a.tsx"/>
