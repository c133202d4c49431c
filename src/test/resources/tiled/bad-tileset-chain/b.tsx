<tileset name="b"/>
