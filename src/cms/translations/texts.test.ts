import { describe, expect, it } from 'vitest'
import { digestOf, isOutdated, textsOf, translationsOf, withTranslations } from './texts'

const FIELDS = ['title', 'lines', 'faq.question', 'faq.answer', 'head.note']
const record = {
  id: 'r',
  title: 'A title',
  lines: ['first line', 'second line'],
  faq: [
    { question: 'Who?', answer: 'We.', link: '/who' },
    { question: 'When?', answer: 'Now.', link: '/when' },
  ],
  head: { note: '', link: '/head' },
}
const kept = (field: string, english: string, text: string) => ({ field, text, englishDigest: digestOf(english) })

describe('textsOf', () => {
  it('names texts by field with rows from 1 and skips empty ones', () => {
    expect(textsOf(record, FIELDS).map(({ field }) => field)).toEqual([
      'title',
      'lines.1',
      'lines.2',
      'faq.1.question',
      'faq.2.question',
      'faq.1.answer',
      'faq.2.answer',
    ])
  })

  it('digests trimmed text', () => {
    expect(digestOf(' A title\n')).toBe(digestOf('A title'))
  })
})

describe('translationsOf', () => {
  const said = (changed: object, ...keeps: ReturnType<typeof kept>[]) =>
    Object.fromEntries(
      [...translationsOf(textsOf({ ...record, ...changed }, FIELDS), keeps)].map(([field, { text }]) => [field, text]),
    )

  it('follows a moved row', () => {
    const lines = ['new line', 'first line', 'second line']
    expect(said({ lines }, kept('lines.1', 'first line', 'एक'), kept('lines.2', 'second line', 'दो'))).toEqual({
      'lines.2': 'एक',
      'lines.3': 'दो',
    })
  })

  it('keeps the translation of changed English as outdated', () => {
    const one = kept('lines.1', 'first line', 'एक')
    expect(said({ lines: ['first line, mended', 'second line'] }, one)).toEqual({ 'lines.1': 'एक' })
    expect(isOutdated(one, 'first line')).toBe(false)
    expect(isOutdated(one, 'first line, mended')).toBe(true)
  })

  it('skips empty translations', () => {
    expect(said({}, kept('title', 'A title', ''))).toEqual({})
  })
})

describe('withTranslations', () => {
  const hindi = [
    kept('title', 'A title', 'शीर्षक'),
    kept('lines.2', 'second line', 'दो'),
    kept('faq.2.question', 'When?', 'कब?'),
    kept('faq.2.answer', 'Now.', 'अभी।'),
    kept('faq.1.answer', 'We.', 'हम।'),
  ]

  const inHindi = (messages: typeof hindi, isAlone?: boolean) => {
    const english = textsOf(record, FIELDS)
    return withTranslations(record, english, { translations: translationsOf(english, messages), isAlone })
  }

  it('keeps untranslated English', () => {
    const spoken = inHindi(hindi)
    expect(spoken.title).toBe('शीर्षक')
    expect(spoken.lines).toEqual(['first line', 'दो'])
    expect(spoken.faq[0]).toEqual({ question: 'Who?', answer: 'हम।', link: '/who' })
    expect(record.title).toBe('A title')
  })

  it('drops English and incomplete rows if alone', () => {
    const spoken = inHindi(hindi, true)
    expect(spoken.lines).toEqual(['दो'])
    expect(spoken.faq).toEqual([{ question: 'कब?', answer: 'अभी।', link: '/when' }])
    expect(inHindi([], true).title).toBeNull()
  })
})
