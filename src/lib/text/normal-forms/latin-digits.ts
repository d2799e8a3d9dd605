/**
 * Digits of the scripts of India and Nepal: their Unicode blocks share a layout, with digits at 66 to 6F of 80 code
 * points.
 */
const INDIAN_DIGITS =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
const BLOCK = 0x80
const FIRST_DIGIT = 0x66

/** Converts digits of Indian scripts to ASCII: "९८७६५ ४३२१०" is "98765 43210". */
export const latinDigits = (text: string): string =>
  text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) % BLOCK) - FIRST_DIGIT))
