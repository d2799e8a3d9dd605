import * as migration_20261122_020000_baseline from './20261122_020000_baseline';
import * as migration_20261122_043828_sources from './20261122_043828_sources';
import * as migration_20261122_053539_contacts_mails_views from './20261122_053539_contacts_mails_views';
import * as migration_20261122_060432_authors_of_versions from './20261122_060432_authors_of_versions';
import * as migration_20261122_060913_official_totals from './20261122_060913_official_totals';
import * as migration_20261122_061157_samples from './20261122_061157_samples';
import * as migration_20261122_080501_counselling from './20261122_080501_counselling';
import * as migration_20261122_083800_subscriptions from './20261122_083800_subscriptions';
import * as migration_20261122_085627_closing_ranks from './20261122_085627_closing_ranks';
import * as migration_20261122_092401_job_alerts from './20261122_092401_job_alerts';
import * as migration_20261122_092927_compared_colleges from './20261122_092927_compared_colleges';
import * as migration_20261122_093713_rating_and_rules from './20261122_093713_rating_and_rules';
import * as migration_20261122_094726_hospitals from './20261122_094726_hospitals';
import * as migration_20261122_122109_announce_vacancies from './20261122_122109_announce_vacancies';
import * as migration_20261122_123051_counselling_reminders from './20261122_123051_counselling_reminders';
import * as migration_20261122_125004_alerts_of_walk_ins from './20261122_125004_alerts_of_walk_ins';
import * as migration_20261122_162442_latest_closing_ranks from './20261122_162442_latest_closing_ranks';
import * as migration_20261122_190347_references_of_names from './20261122_190347_references_of_names';

export const migrations = [
  {
    up: migration_20261122_020000_baseline.up,
    down: migration_20261122_020000_baseline.down,
    name: '20261122_020000_baseline',
  },
  {
    up: migration_20261122_043828_sources.up,
    down: migration_20261122_043828_sources.down,
    name: '20261122_043828_sources',
  },
  {
    up: migration_20261122_053539_contacts_mails_views.up,
    down: migration_20261122_053539_contacts_mails_views.down,
    name: '20261122_053539_contacts_mails_views',
  },
  {
    up: migration_20261122_060432_authors_of_versions.up,
    down: migration_20261122_060432_authors_of_versions.down,
    name: '20261122_060432_authors_of_versions',
  },
  {
    up: migration_20261122_060913_official_totals.up,
    down: migration_20261122_060913_official_totals.down,
    name: '20261122_060913_official_totals',
  },
  {
    up: migration_20261122_061157_samples.up,
    down: migration_20261122_061157_samples.down,
    name: '20261122_061157_samples',
  },
  {
    up: migration_20261122_080501_counselling.up,
    down: migration_20261122_080501_counselling.down,
    name: '20261122_080501_counselling',
  },
  {
    up: migration_20261122_083800_subscriptions.up,
    down: migration_20261122_083800_subscriptions.down,
    name: '20261122_083800_subscriptions',
  },
  {
    up: migration_20261122_085627_closing_ranks.up,
    down: migration_20261122_085627_closing_ranks.down,
    name: '20261122_085627_closing_ranks',
  },
  {
    up: migration_20261122_092401_job_alerts.up,
    down: migration_20261122_092401_job_alerts.down,
    name: '20261122_092401_job_alerts',
  },
  {
    up: migration_20261122_092927_compared_colleges.up,
    down: migration_20261122_092927_compared_colleges.down,
    name: '20261122_092927_compared_colleges',
  },
  {
    up: migration_20261122_093713_rating_and_rules.up,
    down: migration_20261122_093713_rating_and_rules.down,
    name: '20261122_093713_rating_and_rules',
  },
  {
    up: migration_20261122_094726_hospitals.up,
    down: migration_20261122_094726_hospitals.down,
    name: '20261122_094726_hospitals',
  },
  {
    up: migration_20261122_122109_announce_vacancies.up,
    down: migration_20261122_122109_announce_vacancies.down,
    name: '20261122_122109_announce_vacancies',
  },
  {
    up: migration_20261122_123051_counselling_reminders.up,
    down: migration_20261122_123051_counselling_reminders.down,
    name: '20261122_123051_counselling_reminders',
  },
  {
    up: migration_20261122_125004_alerts_of_walk_ins.up,
    down: migration_20261122_125004_alerts_of_walk_ins.down,
    name: '20261122_125004_alerts_of_walk_ins',
  },
  {
    up: migration_20261122_162442_latest_closing_ranks.up,
    down: migration_20261122_162442_latest_closing_ranks.down,
    name: '20261122_162442_latest_closing_ranks',
  },
  {
    up: migration_20261122_190347_references_of_names.up,
    down: migration_20261122_190347_references_of_names.down,
    name: '20261122_190347_references_of_names'
  },
];
