/** Numbers and colours of the look stand in tokens.css; everything else names them. */
export default {
  ignoreFiles: ['**/theme/tokens.css'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-property-value-disallowed-list': {
      'font-size': ['/\\d(px|rem|pt|vw)/'],
      'font-weight': ['/^\\d/', 'bold', 'bolder', 'lighter'],
      font: ['/\\d/'],
      'border-radius': ['/\\dpx/', '/%/'],
      'box-shadow': ['/#|\\d+px \\d+px/'],
      'z-index': ['/^\\d/'],
      '/^(transition|animation)/': ['/\\dm?s/'],
    },
  },
}
