import { campusDrawing } from '@/components/drawings/drawing-files'
import { CampusPicture } from '@/features/colleges/page/components/campus-picture'
import type { Language } from '@/lib/text/language'
import { collegeCardTexts } from '../card-texts'
import type { FeaturedCollegeView } from '../featured-queries'
import { CardSources } from './card-sources'
import { CardCourses, CardFacts, CollegeCard } from './college-card'

/** A college that is put forward: the usual card, and one without a link for a college that has no page. */
export function FeaturedCollege({ language, college }: { language: Language; college: FeaturedCollegeView }) {
  const texts = collegeCardTexts(language)
  if (college.slug) {
    return <CollegeCard language={language} college={{ ...college, slug: college.slug }} blurb={college.description} />
  }
  return (
    <article>
      <CampusPicture
        photograph={college}
        drawing={campusDrawing(college.name, college.ownership)}
        loading="lazy"
        decoding="async"
      />
      <div>
        <h3>
          {college.websiteUrl ? (
            <a href={college.websiteUrl} target="_blank" rel="noopener noreferrer">
              {college.name}
            </a>
          ) : (
            college.name
          )}
        </h3>
        <p className="place">
          {college.location && <span>{college.location}</span>}
          {college.ranking && <span className="kind">{college.ranking}</span>}
        </p>
        {college.description && <p>{college.description}</p>}
      </div>
      <CardCourses language={language} courses={college.courses} />
      {college.fees && (
        <CardFacts
          facts={[{ label: texts.fees, value: college.fees }]}
          unknown={texts.notStated}
          from={
            <CardSources language={language} marks={{ fees: college.marks.fees, seats: null, established: null }} />
          }
          fromLabel={texts.from}
        />
      )}
    </article>
  )
}
