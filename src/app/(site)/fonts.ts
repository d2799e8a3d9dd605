import localFont from 'next/font/local'

// Made from @fontsource-variable/anek-latin and anek-devanagari with fonttools: the axes cut to what the styles use
// (wght 300-700, wdth 100-120; Devanagari wght 400-600), the rupee sign in a file of its own, because with the
// extended Latin letters it would cost every fee on the site 80 kB.

const latin = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '300 700',
  display: 'swap',
  variable: '--font-anek',
  declarations: [{ prop: 'font-stretch', value: '100% 120%' }],
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
  src: './fonts/anek-devanagari.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-anek-devanagari',
  declarations: [
    { prop: 'unicode-range', value: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF' },
  ],
})

/** Class names that define the font variables; they belong on the html element. */
export const fontVariables = [latin, rupee, extended, devanagari].map((font) => font.variable).join(' ')
