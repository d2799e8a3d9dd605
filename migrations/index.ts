import * as migration_20261122_192953_baseline from './20261122_192953_baseline';
import * as migration_20261122_193500_texts_of_sources from './20261122_193500_texts_of_sources';
import * as migration_20261123_022638_latest_closing_ranks from './20261123_022638_latest_closing_ranks';
import * as migration_20261123_085240_change from './20261123_085240_change';
import * as migration_20261123_094142_change from './20261123_094142_change';
import * as migration_20261123_100143_interviews from './20261123_100143_interviews';
import * as migration_20261123_100853_import_rows from './20261123_100853_import_rows';
import * as migration_20261123_182423_college_kinds from './20261123_182423_college_kinds';
import * as migration_20261123_184226_admission_rules from './20261123_184226_admission_rules';
import * as migration_20261123_225335_standard_names from './20261123_225335_standard_names';
import * as migration_20261125_082728_imports_of_words from './20261125_082728_imports_of_words';
import * as migration_20261125_084928_hindi from './20261125_084928_hindi';
import * as migration_20261125_130518_choice_lists from './20261125_130518_choice_lists';
import * as migration_20261125_215209_guardians from './20261125_215209_guardians';
import * as migration_20261126_130129_translations from './20261126_130129_translations';
import * as migration_20261126_194840_college_translations from './20261126_194840_college_translations';
import * as migration_20261127_022714_trash_of_facts from './20261127_022714_trash_of_facts';
import * as migration_20261127_031805_people_by_name from './20261127_031805_people_by_name';
import * as migration_20261127_215617_changed_of_postings from './20261127_215617_changed_of_postings';
import * as migration_20261128_194834_colleges_by_name from './20261128_194834_colleges_by_name';

export const migrations = [
  {
    up: migration_20261122_192953_baseline.up,
    down: migration_20261122_192953_baseline.down,
    name: '20261122_192953_baseline',
  },
  {
    up: migration_20261122_193500_texts_of_sources.up,
    down: migration_20261122_193500_texts_of_sources.down,
    name: '20261122_193500_texts_of_sources',
  },
  {
    up: migration_20261123_022638_latest_closing_ranks.up,
    down: migration_20261123_022638_latest_closing_ranks.down,
    name: '20261123_022638_latest_closing_ranks',
  },
  {
    up: migration_20261123_085240_change.up,
    down: migration_20261123_085240_change.down,
    name: '20261123_085240_change',
  },
  {
    up: migration_20261123_094142_change.up,
    down: migration_20261123_094142_change.down,
    name: '20261123_094142_change',
  },
  {
    up: migration_20261123_100143_interviews.up,
    down: migration_20261123_100143_interviews.down,
    name: '20261123_100143_interviews',
  },
  {
    up: migration_20261123_100853_import_rows.up,
    down: migration_20261123_100853_import_rows.down,
    name: '20261123_100853_import_rows',
  },
  {
    up: migration_20261123_182423_college_kinds.up,
    down: migration_20261123_182423_college_kinds.down,
    name: '20261123_182423_college_kinds',
  },
  {
    up: migration_20261123_184226_admission_rules.up,
    down: migration_20261123_184226_admission_rules.down,
    name: '20261123_184226_admission_rules',
  },
  {
    up: migration_20261123_225335_standard_names.up,
    down: migration_20261123_225335_standard_names.down,
    name: '20261123_225335_standard_names',
  },
  {
    up: migration_20261125_082728_imports_of_words.up,
    down: migration_20261125_082728_imports_of_words.down,
    name: '20261125_082728_imports_of_words',
  },
  {
    up: migration_20261125_084928_hindi.up,
    down: migration_20261125_084928_hindi.down,
    name: '20261125_084928_hindi',
  },
  {
    up: migration_20261125_130518_choice_lists.up,
    down: migration_20261125_130518_choice_lists.down,
    name: '20261125_130518_choice_lists',
  },
  {
    up: migration_20261125_215209_guardians.up,
    down: migration_20261125_215209_guardians.down,
    name: '20261125_215209_guardians',
  },
  {
    up: migration_20261126_130129_translations.up,
    down: migration_20261126_130129_translations.down,
    name: '20261126_130129_translations',
  },
  {
    up: migration_20261126_194840_college_translations.up,
    down: migration_20261126_194840_college_translations.down,
    name: '20261126_194840_college_translations',
  },
  {
    up: migration_20261127_022714_trash_of_facts.up,
    down: migration_20261127_022714_trash_of_facts.down,
    name: '20261127_022714_trash_of_facts',
  },
  {
    up: migration_20261127_031805_people_by_name.up,
    down: migration_20261127_031805_people_by_name.down,
    name: '20261127_031805_people_by_name',
  },
  {
    up: migration_20261127_215617_changed_of_postings.up,
    down: migration_20261127_215617_changed_of_postings.down,
    name: '20261127_215617_changed_of_postings',
  },
  {
    up: migration_20261128_194834_colleges_by_name.up,
    down: migration_20261128_194834_colleges_by_name.down,
    name: '20261128_194834_colleges_by_name'
  },
];
