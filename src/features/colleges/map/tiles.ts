/**
 * Where a region stands on the drawing of its country: column and row, both from 1. Each region is one square of the
 * same size, roughly where it lies. No border is drawn, so none can be drawn wrongly: an outline of India would have to
 * be compared with the map of the Survey of India, and the claims of India and Nepal overlap.
 */
export const TILES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  'IN-JK': [2, 1],
  'IN-LA': [3, 1],
  'IN-CH': [1, 2],
  'IN-PB': [2, 2],
  'IN-HP': [3, 2],
  'IN-UK': [4, 2],
  'IN-AR': [8, 2],
  'IN-RJ': [1, 3],
  'IN-HR': [2, 3],
  'IN-DL': [3, 3],
  'IN-UP': [4, 3],
  'IN-BR': [5, 3],
  'IN-SK': [6, 3],
  'IN-AS': [7, 3],
  'IN-NL': [8, 3],
  'IN-GJ': [1, 4],
  'IN-MP': [2, 4],
  'IN-CG': [3, 4],
  'IN-JH': [4, 4],
  'IN-WB': [5, 4],
  'IN-ML': [6, 4],
  'IN-TR': [7, 4],
  'IN-MN': [8, 4],
  'IN-DH': [1, 5],
  'IN-MH': [2, 5],
  'IN-TS': [3, 5],
  'IN-OD': [4, 5],
  'IN-MZ': [8, 5],
  'IN-GA': [1, 6],
  'IN-KA': [2, 6],
  'IN-AP': [3, 6],
  'IN-LD': [1, 7],
  'IN-KL': [2, 7],
  'IN-TN': [3, 7],
  'IN-PY': [4, 7],
  'IN-AN': [6, 7],
  'NP-P7': [1, 1],
  'NP-P6': [2, 1],
  'NP-P4': [3, 1],
  'NP-P3': [4, 1],
  'NP-P1': [5, 1],
  'NP-P5': [2, 2],
  'NP-P2': [4, 2],
}

/** How dark a square is, from 0 to 3: none, few, some, many colleges. The figure stands in it as well. */
export const shadeOf = (colleges: number): 0 | 1 | 2 | 3 =>
  colleges === 0 ? 0 : colleges < 10 ? 1 : colleges < 50 ? 2 : 3
