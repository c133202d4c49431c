<tileset name="ground" tilewidth="8" tileheight="8" tilecount="8" columns="4"><image source="../sheet.png" width="32" height="16"/>
<tile id="0"><properties><property name="influence" type="string" value="attract 4.5 3 2"/></properties></tile>
<tile id="1"><properties><property name="influence" type="string" value="repel 2.5 far 1.1"/><property name="cost" value=""/></properties></tile></tileset>
