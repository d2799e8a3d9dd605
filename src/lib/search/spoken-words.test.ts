import { describe, expect, it } from 'vitest'
import { foldText } from '../text/normal-forms/fold-text'
import { heardAs, wordsBySound } from './spoken-words'

const LIST = wordsBySound(
  (
    'mahatma gandhi government institute sciences laxmi lakshmi shankar chhattisgarh singh ram rama rim homoeopathic ' +
    'kanyakumari pmch kgmu hardinge venkateswara shah kg sharma research'
  ).split(' '),
)
const heard = (word: string) => heardAs(foldText(word), LIST)

describe('a word of Devanagari', () => {
  it.each([
    ['महात्मा', 'mahatma'],
    ['गांधी', 'gandhi'],
    ['गवर्नमेंट', 'government'],
    ['रिसर्च', 'research'],
    ['शंकर', 'shankar'],
    ['छत्तीसगढ़', 'chhattisgarh'],
    ['सिंह', 'singh'],
    ['होम्योपैथिक', 'homoeopathic'],
    ['कन्याकुमारी', 'kanyakumari'],
    ['वेंकटेश्वर', 'venkateswara'],
    ['शाह', 'shah'],
  ])('is heard as the word of the list: %s is %s', (word, english) => expect(heard(word)).toEqual([english]))

  it('is every spelling that is as near, and of a short sound the nearest alone', () => {
    expect(heard('लक्ष्मी')).toEqual(['lakshmi'])
    expect(heard('राम')).toEqual(['ram'])
  })

  it('is spelt out where it names letters', () => {
    expect(heard('पीएमसीएच')).toEqual(['pmch'])
    expect(heard('के.जी.एम.यू.')).toEqual(['kgmu'])
  })

  it('is nothing where the list has no such word', () => {
    expect(heard('कखगघ')).toEqual([])
    expect(heard('एक्सवाईजेड')).toEqual([])
    expect(heardAs('mahatma', LIST)).toEqual([])
  })
})
