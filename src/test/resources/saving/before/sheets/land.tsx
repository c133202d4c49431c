<?xml version="1.0" encoding="UTF-8"?>
<tileset name="land" tilewidth="8" tileheight="8" tilecount="2" columns="2">
 <image source="sheet.png" width="16" height="8"/>
</tileset>
