import type { GuidanceFacts } from './facts'
import {
  authorityOf,
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  count,
  examination,
  hasQuotas,
  kindOf,
  list,
  neighbourList,
  oneCollege,
  place,
  quotas,
  rupees,
  shares,
  shortList,
  total,
} from './phrases'

export interface Question {
  question: string
  answer: string
}

/**
 * The six questions of a guidance page with answers from the region's own numbers, authority and colleges.
 * @returns exactly six; questions without facts give way to ones that can always be answered
 */
export function composeFaq(facts: GuidanceFacts): Question[] {
  return [
    overview(facts),
    seats(facts),
    counselling(facts),
    fees(facts),
    oldest(facts),
    outsiders(facts),
    nearby(facts),
    entrance(facts),
  ]
    .filter((question): question is Question => question !== undefined)
    .slice(0, 6)
}

function overview(facts: GuidanceFacts): Question {
  const where = place(facts)
  if (facts.collegeCount === 0) {
    return {
      question: `Is there ${oneCollege(facts)} in ${where}?`,
      answer: `Not on our list at present. As soon as one in ${where} is permitted to admit students, it will appear on this page.`,
    }
  }
  const towns = facts.cities.length > 0 ? `, in ${shortList(facts.cities, 6, 'places')}` : ''
  const kinds = Object.values(facts.countByOwnership).filter((amount) => amount > 0).length
  const owners = kinds < 2 ? '' : ` By owner: ${byOwnership(facts.countByOwnership)}.`
  return {
    question: `How many ${collegeNoun(facts, 2)} are there in ${where}?`,
    answer: `We list ${colleges(facts, facts.collegeCount)}${towns}.${owners} The list grows; the regulator’s own list names every college with permission.`,
  }
}

function seats(facts: GuidanceFacts): Question | undefined {
  const all = total(facts.seatsByOwnership)
  if (all === 0) return undefined
  const { publicly, privately } = shares(facts.seatsByOwnership)
  const split =
    publicly > 0 && privately > 0
      ? ` By owner of the college: ${byOwnership(facts.seatsByOwnership)}.`
      : publicly > 0
        ? ' All of them are in public colleges.'
        : ' None of them is in a public college.'
  return {
    question: `How many ${facts.course.name} seats does ${place(facts)} have?`,
    answer: `The listed colleges that state their intake have ${count(all)} seats a year.${split} Intakes change with each year’s permission.`,
  }
}

function counselling(facts: GuidanceFacts): Question {
  const { course, region } = facts
  const where = place(facts)
  const authority = authorityOf(facts)
  const question = `Who conducts ${course.name} admission in ${where}?`
  if (region.country === 'Nepal') {
    const body = authority ? `The ${authority.authority} (${authority.website})` : 'The Medical Education Commission'
    return {
      question,
      answer: `${body} holds the entrance examination and matches candidates to seats in every province.`,
    }
  }
  if (authority) {
    const national = course.nationalCounselling
      ? ` All-India seats go through the ${course.nationalCounselling.name}, ${course.nationalCounselling.website}.`
      : ''
    const postgraduate =
      course.key === 'md-ms'
        ? ' Postgraduate rounds have a registration of their own; look there for the PG notice.'
        : ''
    return {
      question,
      answer: `${facts.collegeCount > 0 ? `For the seats of ${where} itself` : `For nominations and seats kept for ${where} elsewhere, the body to ask`}: ${authority.authority}, ${authority.website}.${postgraduate}${national}`,
    }
  }
  if (!hasQuotas(facts)) {
    const medical = region.counselling
      ? ` ${region.counselling.authority} handles medical seats; see ${region.counselling.website} for whether this year’s notice covers ${course.name} too.`
      : ''
    const university = region.healthUniversity
      ? ` The health university is the ${region.healthUniversity.replace(/^The /, '')}.`
      : ''
    return {
      question,
      answer: `Institutions and examination bodies of ${where} admit by ${examination(facts)}.${medical}${university}`,
    }
  }
  const national = course.nationalCounselling
    ? ` National rounds are held by the ${course.nationalCounselling.name}, ${course.nationalCounselling.website}.`
    : ''
  return {
    question,
    answer: `The administration of ${where} announces each year how its own seats and nominations are given.${national}`,
  }
}

function fees(facts: GuidanceFacts): Question {
  const { course, feesRange, region } = facts
  const where = place(facts)
  const question = `What does ${course.name} cost in ${where}?`
  const typical =
    course.governmentFees && region.country === 'India'
      ? `Government colleges in India typically charge ${rupees(course.governmentFees)} a year for ${course.name}.`
      : ''
  if (feesRange) {
    return {
      question,
      answer: `The colleges in ${where} that state a fee here charge ${rupees(feesRange)} a year. ${typical}`.trim(),
    }
  }
  const { publicly, privately } = shares(facts.countByOwnership)
  const mix =
    facts.collegeCount === 0
      ? `Since ${where} has no listed college, add travel and rent elsewhere.`
      : privately === 0
        ? `The ${publicly === 1 ? 'college' : 'colleges'} listed in ${where} ${publicly === 1 ? 'is' : 'are'} public.`
        : facts.collegeCount === 1
          ? `The one listed in ${where} is not public; ask there for the fee fixed for this year.`
          : `${count(privately)} of the ${count(facts.collegeCount)} listed in ${where} ${privately === 1 ? 'is' : 'are'} not public; ask there for the fee fixed for this year.`
  return { question, answer: `${typical} ${mix} Hostel, mess and deposits are extra.`.trim() }
}

function oldest(facts: GuidanceFacts): Question | undefined {
  if (!facts.oldest || facts.collegeCount === 0) return undefined
  const { established } = facts.oldest
  if (facts.collegeCount === 1) {
    return {
      question: `When was the ${collegeNoun(facts, 1)} in ${place(facts)} founded?`,
      answer: `${collegeAt(facts.oldest)}, the only one on our list, was founded in ${established}.`,
    }
  }
  return {
    question: `Which is the oldest of the ${collegeNoun(facts, 2)} in ${place(facts)}?`,
    answer: `Of those listed, ${collegeAt(facts.oldest)}, founded in ${established}.`,
  }
}

function outsiders(facts: GuidanceFacts): Question {
  const { course, region } = facts
  const where = place(facts)
  if (region.country === 'Nepal') {
    const neet =
      course.key === 'mbbs' ? ' Indian citizens also need a NEET-UG qualification to be registered in India later.' : ''
    return {
      question: `Can Indian students study ${course.name} in ${where}?`,
      answer: `Yes, on seats for foreign candidates, through the Medical Education Commission’s examination and matching.${neet}`,
    }
  }
  if (facts.collegeCount === 0) return seatsElsewhere(facts)
  const question = `Can candidates from outside ${where} apply for ${course.name} there?`
  if (!hasQuotas(facts)) {
    return {
      question,
      answer: `Government institutions prefer residents of the ${kindOf(facts)}; private ones mostly admit from anywhere. Selection is by ${examination(facts)}.`,
    }
  }
  const share = quotas(facts)
  const { publicly, privately } = shares(facts.countByOwnership)
  if (publicly === 0) {
    return {
      question,
      answer: `The listed ${privately === 1 ? 'college is' : 'colleges are'} private or deemed: deemed universities admit from all of India in the national rounds, private colleges as the notice of the year for ${where} says.`,
    }
  }
  const open =
    privately > 0
      ? ` Of the listed colleges ${count(privately)} ${privately === 1 ? 'is' : 'are'} private or deemed, where management or national seats may be open as well.`
      : ''
  return {
    question,
    answer: `Yes, for the ${share.national}% all-India quota of government colleges; the other ${share.own}% need domicile or schooling in ${where} as its rules define it.${open}`,
  }
}

function seatsElsewhere(facts: GuidanceFacts): Question {
  const where = place(facts)
  const open = hasQuotas(facts)
    ? `The ${quotas(facts).national}% all-India quota of government colleges everywhere, deemed and central universities, and private seats that a state opens to outsiders. The rest needs domicile where the college is.`
    : 'Seats of private institutions and of central institutes in other regions; government institutions prefer their own residents.'
  return { question: `Which ${facts.course.name} seats can candidates from ${where} apply for?`, answer: open }
}

function nearby(facts: GuidanceFacts): Question {
  const where = place(facts)
  const nearest = neighbourList(facts, 4)
  const empty = facts.neighbours.filter((neighbour) => neighbour.collegeCount === 0).map((neighbour) => neighbour.name)
  const none = empty.length > 0 ? ` We list none in ${list(empty)}.` : ''
  return {
    question: `Where near ${where} can ${facts.course.name} be studied?`,
    answer: nearest
      ? `Colleges on our list in neighbouring regions: ${nearest}.${none}`
      : `We list no ${collegeNoun(facts, 1)} in the regions around ${where} yet; the full college list covers all of India and Nepal.`,
  }
}

const entrance = (facts: GuidanceFacts): Question => ({
  question: `How does one enter ${facts.course.name} in ${place(facts)}, and how long does it take?`,
  answer: `Admission is by ${examination(facts)}. Duration: ${facts.course.duration}.`,
})
