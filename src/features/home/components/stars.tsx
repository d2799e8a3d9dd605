import { Icon } from '@/components/ui/icon'
import { uiMessages } from '@/components/ui/messages'
import type { Language } from '@/lib/language'

/** A rating out of five as stars, read aloud as words. */
export const Stars = ({ language, rating }: { language: Language; rating: number }) => (
  <span
    className="inline-flex items-center gap-[0.1rem] text-brand"
    role="img"
    aria-label={uiMessages(language).stars(rating)}
  >
    {[1, 2, 3, 4, 5].slice(0, Math.round(rating)).map((star) => (
      <Icon name="star" key={star} className="w-[1.05em] fill-current [stroke-width:1]" />
    ))}
  </span>
)
