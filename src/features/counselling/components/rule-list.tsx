import { SourceMark } from '@/components/sources/sources'
import { indianDay } from '@/lib/indian-calendar'
import { type Language, languageOfText } from '@/lib/language'
import { counsellingMessages } from '../messages'
import { RULE_TOPICS } from '../schema'
import type { RuleView } from '../view'

/** The rules that hold for somebody who applies this year, by subject; each with its year and its document. */
export function RuleList({ language, rules }: { language: Language; rules: readonly RuleView[] }) {
  const messages = counsellingMessages(language)
  const thisYear = indianDay(new Date()).slice(0, 4)
  const isConfirmed = ({ year }: RuleView) => year.startsWith(thisYear)
  // Said once where it holds for every rule, and else at those it holds for.
  const isNoneConfirmed = !rules.some(isConfirmed)
  const topics = RULE_TOPICS.filter((topic) => rules.some((rule) => rule.topic === topic))
  return (
    <>
      <p className="max-w-reading pb-2">
        {isNoneConfirmed && `${messages.noneConfirmed(thisYear)} `}
        {messages.rulesHint}
      </p>
      <dl className="grid gap-x-8 gap-y-1 md:grid-cols-[11rem_minmax(0,1fr)]">
        {topics.map((topic) => (
          <div key={topic} className="contents">
            <dt className="border-t border-rule pt-3 font-semibold">{messages.topics[topic]}</dt>
            <dd className="grid gap-2 pb-3 md:border-t md:border-rule md:pt-3">
              {rules
                .filter((rule) => rule.topic === topic)
                .map((rule) => (
                  <p key={rule.id}>
                    <span lang={languageOfText(rule.statement)}>{rule.statement.replace(/(\d) %/g, '$1\u00a0%')}</span>{' '}
                    <span className="text-sm text-quiet">
                      {rule.level === 'pg' && `${messages.postgraduate}. `}
                      {rule.mark.year !== rule.year && messages.ruleOf(rule.year)}
                      {!isNoneConfirmed && !isConfirmed(rule) && ` ${messages.notConfirmed(thisYear)}`}
                    </span>{' '}
                    <SourceMark language={language} figure={rule.mark} />
                  </p>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
