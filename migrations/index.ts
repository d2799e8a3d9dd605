import * as migration_20261121_000000_initial from './20261121_000000_initial';
import * as migration_20261121_113741_banner_times from './20261121_113741_banner_times';
import * as migration_20261121_115157_search_applications from './20261121_115157_search_applications';
import * as migration_20261121_122706_file_storage from './20261121_122706_file_storage';
import * as migration_20261121_134544_job_list_indexes from './20261121_134544_job_list_indexes';
import * as migration_20261121_220211_account_errands from './20261121_220211_account_errands';
import * as migration_20261121_222600_unfinished_files from './20261121_222600_unfinished_files';
import * as migration_20261121_224936_trash from './20261121_224936_trash';
import * as migration_20261121_230218_limits from './20261121_230218_limits';
import * as migration_20261121_231039_personal_data from './20261121_231039_personal_data';
import * as migration_20261122_012727_languages from './20261122_012727_languages';
import * as migration_20261122_015724_search_terms from './20261122_015724_search_terms';

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_113741_banner_times.up,
    down: migration_20261121_113741_banner_times.down,
    name: '20261121_113741_banner_times',
  },
  {
    up: migration_20261121_115157_search_applications.up,
    down: migration_20261121_115157_search_applications.down,
    name: '20261121_115157_search_applications',
  },
  {
    up: migration_20261121_122706_file_storage.up,
    down: migration_20261121_122706_file_storage.down,
    name: '20261121_122706_file_storage',
  },
  {
    up: migration_20261121_134544_job_list_indexes.up,
    down: migration_20261121_134544_job_list_indexes.down,
    name: '20261121_134544_job_list_indexes',
  },
  {
    up: migration_20261121_220211_account_errands.up,
    down: migration_20261121_220211_account_errands.down,
    name: '20261121_220211_account_errands',
  },
  {
    up: migration_20261121_222600_unfinished_files.up,
    down: migration_20261121_222600_unfinished_files.down,
    name: '20261121_222600_unfinished_files',
  },
  {
    up: migration_20261121_224936_trash.up,
    down: migration_20261121_224936_trash.down,
    name: '20261121_224936_trash',
  },
  {
    up: migration_20261121_230218_limits.up,
    down: migration_20261121_230218_limits.down,
    name: '20261121_230218_limits',
  },
  {
    up: migration_20261121_231039_personal_data.up,
    down: migration_20261121_231039_personal_data.down,
    name: '20261121_231039_personal_data',
  },
  {
    up: migration_20261122_012727_languages.up,
    down: migration_20261122_012727_languages.down,
    name: '20261122_012727_languages',
  },
  {
    up: migration_20261122_015724_search_terms.up,
    down: migration_20261122_015724_search_terms.down,
    name: '20261122_015724_search_terms'
  },
];
