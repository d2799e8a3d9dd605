import localFont from 'next/font/local'

// Made from @fontsource-variable/anek-latin and anek-devanagari with fonttools, the axes cut to what the styles use.
// English needs the first two only: the body (wght 400-600) loads before the first text, the headings' one width and
// weight (wdth 114, wght 600) when a heading shows. Rare letters are in separate files, and so is the rupee sign, which
// with the extended Latin letters would cost every fee on the site 80 kB. Devanagari has a file per weight, cut to the
// letters of Hindi: 82 kB before the first text. The builder reads each call statically, so values are literals.

const latin = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-anek',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00B0, U+00B1, U+00B7, U+00BD, U+00D7, U+2013, U+2014, U+2018-201D, U+2022, U+2026, U+2032, U+2033, U+2212',
    },
  ],
})

const wide = localFont({
  src: './fonts/anek-latin-wide.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  variable: '--font-anek-wide',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00B0, U+00B1, U+00B7, U+00BD, U+00D7, U+2013, U+2014, U+2018-201D, U+2022, U+2026, U+2032, U+2033, U+2212',
    },
  ],
})

const rest = localFont({
  src: './fonts/anek-latin-rest.woff2',
  weight: '300 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-anek-rest',
  declarations: [
    { prop: 'font-stretch', value: '100% 120%' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA-00AF, U+00B2-00B6, U+00B8-00BC, U+00BE-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2009-200B, U+201A, U+201E, U+2039-203A, U+2044, U+20AC, U+2122, U+2215',
    },
  ],
})

const rupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '300 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-anek-rupee',
  declarations: [
    { prop: 'font-stretch', value: '100% 120%' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
})

const extended = localFont({
  src: './fonts/anek-latin-extended.woff2',
  weight: '300 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-anek-extended',
  declarations: [
    { prop: 'font-stretch', value: '100% 120%' },
    { prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1EFF' },
  ],
})

const devanagari = localFont({
  src: [
    { path: './fonts/anek-devanagari.woff2', weight: '400' },
    { path: './fonts/anek-devanagari-semibold.woff2', weight: '600' },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-anek-devanagari',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0901-0903, U+0905-0914, U+0915-0939, U+093C-0948, U+0949-094D, U+0950, U+095C-095D, U+0964-0965, U+25CC',
    },
  ],
})

/** Class names that define the font variables; they belong on the html element. */
export const fontVariables = [latin, wide, rest, rupee, extended, devanagari].map((font) => font.variable).join(' ')
