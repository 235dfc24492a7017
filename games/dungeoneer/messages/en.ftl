summary = Explore a dungeon tile by tile, fight its monsters together, and come out with the most gold.
