<tileset source="b.tsx"/>
