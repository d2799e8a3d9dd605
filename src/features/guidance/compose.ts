import type { GuidanceFacts } from './facts'
import {
  authorityOf,
  balance,
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  count,
  examination,
  hasQuotas,
  kindOf,
  neighbourList,
  neighboursWithColleges,
  opening,
  place,
  quotas,
  rupees,
  shares,
  shortList,
  total,
} from './phrases'

export type { GuidanceFacts } from './facts'

export interface WhyChoosePoint {
  title: string
  text: string
}

/**
 * The opening paragraphs of a guidance page, composed from what is known.
 * @returns two to four paragraphs; each sentence stands on a fact that was passed in
 */
export function composeIntroduction(facts: GuidanceFacts): string[] {
  return [openingParagraph(facts), facts.region.introduction, admissionParagraph(facts), placesParagraph(facts)].filter(
    (paragraph): paragraph is string => Boolean(paragraph),
  )
}

/** One sentence or two for the page's meta description, at most about 160 characters. */
export function composeDescription(facts: GuidanceFacts): string {
  const { course } = facts
  const where = place(facts)
  if (facts.collegeCount === 0) {
    const nearby = neighboursWithColleges(facts)[0]
    const next = nearby ? ` Nearest: ${nearby.name}.` : ''
    return `No ${collegeNoun(facts, 1)} in ${where} is listed yet.${next} Eligibility, documents and admission.`
  }
  const seats = total(facts.seatsByOwnership)
  const isWhole = facts.statingSeats === facts.collegeCount
  const amount =
    seats > 0 && isWhole
      ? `${colleges(facts, facts.collegeCount)}, ${count(seats)} seats`
      : colleges(facts, facts.collegeCount)
  return `${course.name} in ${where}: ${amount}. Eligibility, fees, documents and who conducts the counselling.`
}

function openingParagraph(facts: GuidanceFacts): string {
  const { course, collegeCount, countByOwnership } = facts
  const where = place(facts)
  const owners = byOwnership(countByOwnership)
  const mixed = Object.values(countByOwnership).filter((amount) => amount > 0).length > 1
  switch (balance(facts)) {
    case 'none': {
      const nearby = neighbourList(facts)
      const next = nearby
        ? `The nearest choices that we list are in ${nearby}, where candidates from ${where} can apply for the seats open to all of ${facts.region.country}.`
        : 'Candidates look at the seats that other regions and national institutions keep open to all.'
      return `We know of no ${collegeNoun(facts, 1)} in ${where} at present. ${next}`
    }
    case 'single': {
      const only = facts.oldest
      const named = only
        ? `${collegeAt(only)}, founded in ${only.established}`
        : owners
          ? `a ${owners.replace(/^1 /, '')} one`
          : 'a single one'
      return `${opening(where)} has one ${collegeNoun(facts, 1)} on our list: ${named}. Whoever wants to study ${course.name} without leaving the ${kindOf(facts)} looks there first; a second choice elsewhere belongs in every plan.`
    }
    case 'public-only':
      return `The ${colleges(facts, collegeCount)} that we list in ${where} are all public${mixed ? ` (${owners})` : ''}. Public fees are moderate, and the place on the merit list decides.`
    case 'private-only':
      return `The ${colleges(facts, collegeCount)} that we list in ${where} are in private hands${mixed ? ` (${owners})` : ''}. Compare what each charges in the whole course, not in the first year alone.`
    case 'public-led':
      return `Most of the ${colleges(facts, collegeCount)} that we list in ${where} are public: ${owners}. There a good place on the merit list goes a long way; at the others ask for the fee of the whole course as well.`
    case 'private-led':
      return `Of the ${colleges(facts, collegeCount)} that we list in ${where} most are private or deemed (${owners}). At the public ones merit decides; at the others the fee class matters as much.`
    case 'even':
      return `Public and private institutions balance each other among the ${colleges(facts, collegeCount)} for ${course.name} that we list in ${where} (${owners}). It pays to prepare a list for both.`
  }
}

function admissionParagraph(facts: GuidanceFacts): string {
  const { course, region } = facts
  const where = place(facts)
  const authority = authorityOf(facts)
  const start = `${course.name} (${course.fullName}) takes ${lowerFirst(course.duration)}; admission in ${where} is by ${examination(facts)}.`
  if (!hasQuotas(facts)) {
    if (authority) return `${start} Seats are matched by the ${authority.authority}.`
    return `${start} There is no single window for these seats, so read the notice of each institution${region.healthUniversity ? ` and of the ${withoutArticle(region.healthUniversity)}` : ''}.`
  }
  const share = quotas(facts)
  const home = authority
    ? `${share.own}% stay with the ${kindOf(facts)} (authority: ${authority.authority})`
    : `${share.own}% stay with the ${kindOf(facts)}, whose administration announces the procedure each year`
  const note = authority?.note ? ` ${authority.note}` : ''
  if (facts.collegeCount === 0) {
    const ask = authority
      ? ` About nominations and seats kept for ${where} elsewhere, ask: ${authority.authority}.`
      : ''
    return `${course.name} (${course.fullName}) takes ${lowerFirst(course.duration)}; every seat in India is given by ${examination(facts)}. Candidates from ${where} compete for the ${share.national}% of government seats that are open to all of India and for private and deemed seats.${ask}${note}`
  }
  const central = facts.countByOwnership['Central Government']
    ? ' Seats of AIIMS and of central universities are filled nationally.'
    : ''
  return `${start} Of the seats in government colleges ${share.national}% are open to all of India, and ${home}.${central}${note}`
}

function placesParagraph(facts: GuidanceFacts): string | undefined {
  if (facts.collegeCount < 2) return undefined
  const sentences: string[] = []
  const seats = total(facts.seatsByOwnership)
  if (seats > 0) {
    const { publicly, privately } = shares(facts.seatsByOwnership)
    const split =
      publicly > 0 && privately > 0
        ? `, ${count(publicly)} of them in public and ${count(privately)} in other colleges`
        : ''
    sentences.push(`The colleges that state their intake offer ${count(seats)} seats a year${split}.`)
  }
  const [first] = facts.cities
  if (first && facts.cities.length === 1) sentences.push(`All of them are in ${first}.`)
  if (facts.cities.length > 1)
    sentences.push(`${seats > 0 ? 'They' : 'The colleges'} are spread over ${shortList(facts.cities, 5, 'places')}.`)
  if (facts.oldest) {
    sentences.push(`The oldest of those listed is ${collegeAt(facts.oldest)}, from ${facts.oldest.established}.`)
  }
  return sentences.join(' ') || undefined
}

/**
 * Reasons to consider, or to look beyond, the region for the course.
 * @returns four to six points; the first ones always rest on numbers of the region
 */
export function composeWhyChoose(facts: GuidanceFacts): WhyChoosePoint[] {
  const points = [
    mixPoint(facts),
    seatsPoint(facts),
    historyPoint(facts),
    townsPoint(facts),
    feesPoint(facts),
    counsellingPoint(facts),
    neighboursPoint(facts),
    durationPoint(facts),
    entrancePoint(facts),
  ].filter((point): point is WhyChoosePoint => point !== undefined)
  return points.slice(0, 6)
}

function mixPoint(facts: GuidanceFacts): WhyChoosePoint {
  const where = place(facts)
  const owners = byOwnership(facts.countByOwnership)
  const nearby = neighbourList(facts)
  switch (balance(facts)) {
    case 'none':
      return {
        title: 'An open choice beyond the border',
        text: nearby
          ? `Without a listed college in ${where}, compare ${nearby}; the number in brackets is that of the colleges on our list.`
          : `Without a listed college in ${where}, national institutions and seats open to all are the way to ${facts.course.name}.`,
      }
    case 'single':
      return {
        title: 'One college to know well',
        text: `With a single ${collegeNoun(facts, 1)} listed in ${where}, last year’s closing rank there tells you quickly how near you are.`,
      }
    case 'public-only':
      return { title: 'Public colleges throughout', text: `Every listed college in ${where} is public: ${owners}.` }
    case 'private-only':
      return {
        title: 'Private colleges to compare',
        text: `We list ${owners} in ${where}; ask each for its approved fee in writing.`,
      }
    case 'public-led':
      return { title: 'Mostly public colleges', text: `Of those that we list in ${where} most are public: ${owners}.` }
    case 'private-led':
      return {
        title: 'Wide private choice',
        text: `Private and deemed colleges outnumber public ones in our list for ${where}: ${owners}.`,
      }
    case 'even':
      return {
        title: 'A balanced field',
        text: `${opening(where)} has as many public as private colleges on our list: ${owners}.`,
      }
  }
}

function seatsPoint(facts: GuidanceFacts): WhyChoosePoint | undefined {
  const seats = total(facts.seatsByOwnership)
  if (seats === 0) return undefined
  const { publicly } = shares(facts.seatsByOwnership)
  const part = Math.round((publicly / seats) * 100)
  const share = publicly > 0 ? ` About ${part}% of them are in public colleges.` : ''
  const { statingSeats, collegeCount, course } = facts
  const isWhole = statingSeats === collegeCount
  const from = isWhole
    ? 'the colleges below'
    : `the ${count(statingSeats)} of ${count(collegeCount)} colleges that ${statingSeats === 1 ? 'states' : 'state'} it`
  return {
    title: isWhole ? `${count(seats)} seats a year` : `At least ${count(seats)} seats a year`,
    text: `That is the stated ${course.name} intake of ${from}.${share}`,
  }
}

function historyPoint({ oldest, collegeCount }: GuidanceFacts): WhyChoosePoint | undefined {
  if (!oldest || collegeCount === 0) return undefined
  return {
    title: `Founded in ${oldest.established}`,
    text: `${collegeAt(oldest)} ${collegeCount > 1 ? 'is the oldest of those listed' : 'stands for it'}${oldest.established < 1980 ? ', with generations of former students to turn to' : ''}.`,
  }
}

function townsPoint(facts: GuidanceFacts): WhyChoosePoint | undefined {
  if (facts.cities.length < 2) return undefined
  return {
    title: `${count(facts.cities.length)} places to live and learn`,
    text: `Choose between ${shortList(facts.cities, 4, 'places')}: patients, hostels and the way home differ more than brochures admit.`,
  }
}

function feesPoint(facts: GuidanceFacts): WhyChoosePoint | undefined {
  const { course, feesRange, region } = facts
  if (feesRange) {
    return {
      title: 'Fees in the open',
      text: `The colleges below that state a fee charge ${rupees(feesRange)} a year.`,
    }
  }
  if (!course.governmentFees || region.country !== 'India' || balance(facts) === 'private-only') return undefined
  return {
    title: 'Affordable public seats',
    text: `Government ${course.name} seats typically cost ${rupees(course.governmentFees)} a year.`,
  }
}

function counsellingPoint(facts: GuidanceFacts): WhyChoosePoint | undefined {
  const authority = authorityOf(facts)
  if (!authority) return nationalPoint(facts)
  return {
    title: 'One authority to follow',
    text: `${authority.authority} publishes dates, seat lists and rounds for ${place(facts)} at ${new URL(authority.website).hostname}.`,
  }
}

function nationalPoint(facts: GuidanceFacts): WhyChoosePoint | undefined {
  const { nationalCounselling } = facts.course
  if (!nationalCounselling || facts.region.country === 'Nepal') return undefined
  const site = new URL(nationalCounselling.website).hostname
  if (hasQuotas(facts)) {
    return {
      title: 'National rounds count',
      text: `${nationalCounselling.name} opens seats in all of India to candidates from ${place(facts)}: ${site}.`,
    }
  }
  return {
    title: 'Recognition first',
    text: `Before paying anything in ${place(facts)}, look a college up with the ${nationalCounselling.name}: ${site}.`,
  }
}

function neighboursPoint(facts: GuidanceFacts): WhyChoosePoint | undefined {
  if (neighboursWithColleges(facts).length === 0 || facts.collegeCount === 0) return undefined
  return {
    title: 'Neighbours within reach',
    text: `Seats open to all can also be had next door; ${collegeNoun(facts, 2)} on our list: ${neighbourList(facts)}.`,
  }
}

const durationPoint = ({ course }: GuidanceFacts): WhyChoosePoint => ({
  title: 'A plan that can be counted',
  text: `${course.fullName}: ${course.duration}. Multiply fee, hostel and travel by that time before you rank your choices.`,
})

const entrancePoint = (facts: GuidanceFacts): WhyChoosePoint => ({
  title: 'Clear entrance',
  text: `Candidates for ${facts.course.name} in ${place(facts)} are chosen by ${examination(facts)}.`,
})

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const withoutArticle = (name: string): string => name.replace(/^The /, '')
