import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { type Language, pathsIn } from '@/lib/language'
import { predictorMessages } from '../../messages'
import { type Question, questionQuery } from '../question'

/** Asks what a number is that may be a rank as well as marks; both answers are addresses, so it needs no script. */
export function RankOrMarks({ language, question }: { language: Language; question: Question }) {
  const { title, text, rank, marks } = predictorMessages(language).rankOrMarks
  const hrefOf = (meant: 'rank' | 'marks') => pathsIn(language).predictor(questionQuery(question, meant))
  return (
    <Notice kind="warn" live>
      <h2 className="text-base font-semibold">{title(question.rank)}</h2>
      <p>{text}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <ButtonLink kind="line" href={hrefOf('rank')} prefetch={false}>
          {rank}
        </ButtonLink>
        <ButtonLink kind="line" href={hrefOf('marks')} prefetch={false}>
          {marks}
        </ButtonLink>
      </p>
    </Notice>
  )
}
