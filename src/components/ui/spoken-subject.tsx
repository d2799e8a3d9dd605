/**
 * What a button or a link of a list is about, for those who hear it alone: "Save College – AIIMS Patna". A dash, because
 * browsers put a space before what is out of sight, and a colon does not follow one.
 */
export const SpokenSubject = ({ name }: { name: string }) => (
  <span className="sr-only">
    – <span lang="en">{name}</span>
  </span>
)
