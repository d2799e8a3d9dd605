import { describe, expect, it } from 'vitest'
import { tidyName } from './tidy-name'

describe('tidyName', () => {
  it.each([
    ['Mgm Medical College', 'MGM Medical College'],
    ['Kj Institute of Medical Sciences', 'KJ Institute of Medical Sciences'],
    ['Gmers Medical College', 'GMERS Medical College'],
    ['Dr. Ysr University of Health Sciences', 'Dr. YSR University of Health Sciences'],
    ['The Tamilnadu Dr. M.g.r. Medical University,chennai', 'The Tamilnadu Dr. M.G.R. Medical University, Chennai'],
    ['Govt. Dental College', 'Govt. Dental College'],
    ['Sky Institute (dental College )', 'Sky Institute (Dental College)'],
    ["King George's Medical University", "King George's Medical University"],
    ['St. LUKES COLLEGE OF NURSING', 'St. Lukes College of Nursing'],
    ['College of Nursing (B.SC.),', 'College of Nursing (B.Sc.)'],
    ['LAKE INSTITUTE, NORTH ROAD PH.No. 09654211783, 0981', 'Lake Institute, North Road'],
    ['McGann Hospital', 'McGann Hospital'],
    ['Sher-i-Kashmir Institute (formerly Lake College)', 'Sher-i-Kashmir Institute (formerly Lake College)'],
    ['Csi College, Drs. Road', 'CSI College, Drs. Road'],
  ])('normalises %s to %s', (written, tidy) => expect(tidyName(written)).toBe(tidy))

  it('handles all-caps names', () => {
    expect(tidyName('COLLEGE OF NURSING AND MIDWIFERY  OF THE HILLS')).toBe(
      'College of Nursing and Midwifery of the Hills',
    )
    expect(tidyName("KLE SOCIETY'S INSTITUTE")).toBe("KLE Society's Institute")
  })

  it('removes a repeated town and PIN code, except from common names', () => {
    expect(tidyName('SAINT ANNE INSTITUTE OF NURSING, HILLTOWN', 'Hilltown')).toBe('Saint Anne Institute of Nursing')
    expect(tidyName('GOVERNMENT MEDICAL COLLEGE, HILLTOWN', 'Hilltown')).toBe('Government Medical College, Hilltown')
    expect(tidyName('Lake College, North Road, Hilltown 411040', 'Hilltown')).toBe('Lake College, North Road')
    expect(tidyName('Hilltown', 'Hilltown')).toBe('Hilltown')
  })
})
