const ENDINGS =
  'com|org|net|info|biz|xyz|top|shop|store|online|site|website|space|live|click|link|club|vip|app|dev|page|agency|digital|today|world|loan|bet|win|icu|buzz|cloud|email|pro|mobi|edu|gov|xn--[a-z0-9-]+'
/**
 * Country domains have two letters; these are more often the end of a title or a degree ("Prof.Md Khan", "Ward.No 5").
 */
const COUNTRIES = '(?!(?:md|ms|mr|dr|no)\\b)[a-z]{2}'

const WEB_ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]*:\/\/`,
    String.raw`\bwww\.`,
    String.raw`\S@\S+\.\S`,
    String.raw`\b[\w-]+(?:\.[\w-]+)+\/\S`,
    String.raw`[^\s.]\.(?:${ENDINGS})(?![\p{L}\d-])`,
    String.raw`[^\s.]{3}\.${COUNTRIES}(?![\p{L}\d-])`,
  ].join('|'),
  'iu',
)

/**
 * Whether a mail program would turn part of a text into a link: a URL with or without its scheme, a domain, or an
 * email.
 */
export const hasUrl = (text: string): boolean => WEB_ADDRESS.test(text.normalize('NFKC'))
