import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who may hold a seat becomes a fact of its own. What the records of the first content said in words (women's seats,
 * residents, parts of a category) is said in the new columns, and colleges for women are marked; the figures that a list
 * calls "All India" become those of the college's own pool.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "colleges" ADD COLUMN "women_only" boolean DEFAULT false;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_women_only" boolean DEFAULT false;
  ALTER TABLE "seat_terms" ADD COLUMN "category_group" varchar;
  ALTER TABLE "seat_terms" ADD COLUMN "has_no_seats" boolean DEFAULT false;
  ALTER TABLE "seat_terms" ADD COLUMN "region_id" uuid;
  ALTER TABLE "seat_terms" ADD COLUMN "instead_of" varchar;
  ALTER TABLE "seat_terms" ADD CONSTRAINT "seat_terms_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seat_terms_region_idx" ON "seat_terms" USING btree ("region_id");
  UPDATE "colleges" SET "women_only" = true WHERE "slug" IN ('sri-padmavathi-medical-college-for-women',
    'lady-hardinge-medical-college', 'bhagat-phool-singh-government-medical-college-for-women',
    'symbiosis-medical-college-for-women-pune', 'vivekanandha-dental-college-for-women-elayampalayam',
    'dr-vrk-womens-medical-college-aziznagar', 'malla-reddy-dental-college-for-women-hyderabad',
    'mallareddy-medical-college-for-women-hyderabad');
  UPDATE "_colleges_v" SET "version_women_only" = true
    WHERE "parent_id" IN (SELECT "id" FROM "colleges" WHERE "women_only");
  UPDATE "seat_terms" term SET "instead_of" = 'All India' FROM "counselling_authorities" authority
    WHERE authority."id" = term."authority_id" AND authority."slug" = 'mcc' AND term."kind" = 'quota'
      AND term."code" = 'Open Seat (AIIMS, JIPMER, central)';
  UPDATE "seat_terms" term SET "region_id" = region."id"
    FROM "counselling_authorities" authority, "regions" region
    WHERE authority."id" = term."authority_id" AND authority."slug" = 'mcc' AND term."kind" = 'quota'
      AND (region."slug" = 'delhi' AND term."code" IN ('Delhi University', 'IP University (Delhi)',
          'Delhi Univ - Delhi CW', 'IP Univ - Delhi CW')
        OR region."slug" = 'puducherry' AND term."code" IN ('JIPMER - Pondicherry Domicile', 'Internal Puducherry'));
  UPDATE "seat_terms" term SET
      "category_group" = CASE WHEN term."code" ~ '^(GM|OPN|OTH|NRI)' THEN 'GM'
        ELSE regexp_replace(term."code", '(G|RH|KH|R|K|H)$', '') END,
      "for_residents" = term."code" ~ '^GM'
    FROM "counselling_authorities" authority
    WHERE authority."id" = term."authority_id" AND authority."slug" = 'karnataka' AND term."kind" = 'category'
      AND term."code" ~ '^((GM|SC|ST|1|2A|2B|3A|3B)(G|RH|KH|R|K|H)?|GMP|GMPH|OPN|OTH|OTHERS|NRI)$';
  UPDATE "seat_terms" term SET "for_residents" = false FROM "counselling_authorities" authority
    WHERE authority."id" = term."authority_id" AND authority."slug" = 'karnataka' AND term."kind" = 'quota'
      AND term."code" = 'Private seat';
  UPDATE "seat_terms" term SET "category_group" = CASE term."code" WHEN 'OC' THEN 'OPEN'
        ELSE regexp_replace(term."code", '-(GEN|FEM)$', '') END,
      "words" = regexp_replace(term."words", ', women$', '')
    FROM "counselling_authorities" authority
    WHERE authority."id" = term."authority_id" AND authority."slug" = 'andhra-pradesh' AND term."kind" = 'category'
      AND term."code" ~ '^(OC|[A-Z0-9]+-(GEN|FEM))$';
  UPDATE "closing_ranks" listed SET "quota_id" = own."id"
    FROM "seat_terms" other
      JOIN "seat_terms" own ON own."authority_id" = other."authority_id" AND own."instead_of" = other."code"
      JOIN (SELECT DISTINCT "college_id", "course", "quota_id" FROM "closing_ranks") known ON known."quota_id" = own."id"
    WHERE listed."quota_id" = other."id" AND listed."college_id" = known."college_id" AND listed."course" = known."course"
      AND NOT EXISTS (SELECT FROM "closing_ranks" held WHERE held."quota_id" = own."id"
        AND held."college_id" = listed."college_id" AND held."course" = listed."course"
        AND held."category_id" = listed."category_id" AND held."gender" = listed."gender"
        AND held."year" = listed."year" AND held."round" = listed."round");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seat_terms" DROP CONSTRAINT "seat_terms_region_id_regions_id_fk";
  
  DROP INDEX "seat_terms_region_idx";
  ALTER TABLE "colleges" DROP COLUMN "women_only";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_women_only";
  ALTER TABLE "seat_terms" DROP COLUMN "category_group";
  ALTER TABLE "seat_terms" DROP COLUMN "has_no_seats";
  ALTER TABLE "seat_terms" DROP COLUMN "region_id";
  ALTER TABLE "seat_terms" DROP COLUMN "instead_of";`)
}
