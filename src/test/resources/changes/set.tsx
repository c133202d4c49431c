<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="pictures" tilewidth="8" tileheight="8" tilecount="3" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" class="goal" x="1" y="2" width="4" height="5"><image source="../art/big_tree.png" width="32" height="16"/></tile>
 <tile id="1"><properties><property name="influence" type="class" propertytype="Influence"><properties><property name="effect" value="repel"/><property name="radius" type="float" value="2.5"/><property name="reach" type="float" value="3.5"/><property name="strength" type="float" value="1.1"/><property name="falloff" value="smooth"/></properties></property></properties><image source="../art/sheet.png"/></tile>
 <tile id="2"><properties><property name="influence" value="attract 4.5 5 2"/><property name="decoration" type="bool" value="false"/></properties><image source="../art/sheet.png"/></tile>
</tileset>
