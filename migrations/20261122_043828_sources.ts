import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_colleges_fee_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_colleges_fee_rows_seat_pool" AS ENUM('government', 'all-india', 'private', 'institutional', 'management', 'deemed', 'nri', 'foreign');
  CREATE TYPE "public"."enum_colleges_seat_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum__colleges_v_version_fee_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum__colleges_v_version_fee_rows_seat_pool" AS ENUM('government', 'all-india', 'private', 'institutional', 'management', 'deemed', 'nri', 'foreign');
  CREATE TYPE "public"."enum__colleges_v_version_seat_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_sources_kind" AS ENUM('official', 'college', 'press', 'own');
  CREATE TABLE "colleges_fee_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_colleges_fee_rows_course",
  	"seat_pool" "enum_colleges_fee_rows_seat_pool",
  	"amount" numeric,
  	"year" varchar,
  	"covers" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "colleges_seat_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_colleges_seat_rows_course",
  	"seats" numeric,
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "_colleges_v_version_fee_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"course" "enum__colleges_v_version_fee_rows_course",
  	"seat_pool" "enum__colleges_v_version_fee_rows_seat_pool",
  	"amount" numeric,
  	"year" varchar,
  	"covers" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colleges_v_version_seat_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"course" "enum__colleges_v_version_seat_rows_course",
  	"seats" numeric,
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "sources" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"publisher" varchar,
  	"address" varchar,
  	"year" varchar,
  	"kind" "enum_sources_kind" NOT NULL,
  	"covers" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"checked_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fact_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"fees" numeric DEFAULT 12 NOT NULL,
  	"seats" numeric DEFAULT 12 NOT NULL,
  	"sites" numeric DEFAULT 6 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "colleges" ADD COLUMN "established_source_id" uuid;
  ALTER TABLE "colleges" ADD COLUMN "established_checked_on" timestamp(3) with time zone;
  ALTER TABLE "colleges" ADD COLUMN "ranking_source_id" uuid;
  ALTER TABLE "colleges" ADD COLUMN "ranking_checked_on" timestamp(3) with time zone;
  ALTER TABLE "colleges" ADD COLUMN "facilities_source_id" uuid;
  ALTER TABLE "colleges" ADD COLUMN "facilities_checked_on" timestamp(3) with time zone;
  ALTER TABLE "colleges" ADD COLUMN "source_id" uuid;
  ALTER TABLE "colleges" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "colleges" ADD COLUMN "fees_source_id" uuid;
  ALTER TABLE "colleges" ADD COLUMN "fees_year" varchar;
  ALTER TABLE "colleges" ADD COLUMN "fees_checked_on" timestamp(3) with time zone;
  ALTER TABLE "colleges" ADD COLUMN "seats_source_id" uuid;
  ALTER TABLE "colleges" ADD COLUMN "seats_year" varchar;
  ALTER TABLE "colleges" ADD COLUMN "seats_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_established_source_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_established_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_ranking_source_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_ranking_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_facilities_source_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_facilities_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_source_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_fees_source_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_fees_year" varchar;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_fees_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_seats_source_id" uuid;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_seats_year" varchar;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_seats_checked_on" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" uuid;
  ALTER TABLE "colleges_fee_rows" ADD CONSTRAINT "colleges_fee_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_fee_rows" ADD CONSTRAINT "colleges_fee_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colleges_seat_rows" ADD CONSTRAINT "colleges_seat_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_seat_rows" ADD CONSTRAINT "colleges_seat_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_fee_rows" ADD CONSTRAINT "_colleges_v_version_fee_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_fee_rows" ADD CONSTRAINT "_colleges_v_version_fee_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_seat_rows" ADD CONSTRAINT "_colleges_v_version_seat_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_seat_rows" ADD CONSTRAINT "_colleges_v_version_seat_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sources" ADD CONSTRAINT "sources_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "colleges_fee_rows_order_idx" ON "colleges_fee_rows" USING btree ("_order");
  CREATE INDEX "colleges_fee_rows_parent_id_idx" ON "colleges_fee_rows" USING btree ("_parent_id");
  CREATE INDEX "colleges_fee_rows_source_idx" ON "colleges_fee_rows" USING btree ("source_id");
  CREATE INDEX "colleges_seat_rows_order_idx" ON "colleges_seat_rows" USING btree ("_order");
  CREATE INDEX "colleges_seat_rows_parent_id_idx" ON "colleges_seat_rows" USING btree ("_parent_id");
  CREATE INDEX "colleges_seat_rows_source_idx" ON "colleges_seat_rows" USING btree ("source_id");
  CREATE INDEX "_colleges_v_version_fee_rows_order_idx" ON "_colleges_v_version_fee_rows" USING btree ("_order");
  CREATE INDEX "_colleges_v_version_fee_rows_parent_id_idx" ON "_colleges_v_version_fee_rows" USING btree ("_parent_id");
  CREATE INDEX "_colleges_v_version_fee_rows_source_idx" ON "_colleges_v_version_fee_rows" USING btree ("source_id");
  CREATE INDEX "_colleges_v_version_seat_rows_order_idx" ON "_colleges_v_version_seat_rows" USING btree ("_order");
  CREATE INDEX "_colleges_v_version_seat_rows_parent_id_idx" ON "_colleges_v_version_seat_rows" USING btree ("_parent_id");
  CREATE INDEX "_colleges_v_version_seat_rows_source_idx" ON "_colleges_v_version_seat_rows" USING btree ("source_id");
  CREATE INDEX "sources_title_idx" ON "sources" USING btree ("title");
  CREATE INDEX "sources_kind_idx" ON "sources" USING btree ("kind");
  CREATE INDEX "sources_checked_by_idx" ON "sources" USING btree ("checked_by_id");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_established_source_id_sources_id_fk" FOREIGN KEY ("established_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_ranking_source_id_sources_id_fk" FOREIGN KEY ("ranking_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_facilities_source_id_sources_id_fk" FOREIGN KEY ("facilities_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_fees_source_id_sources_id_fk" FOREIGN KEY ("fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_seats_source_id_sources_id_fk" FOREIGN KEY ("seats_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_established_source_id_sources_id_fk" FOREIGN KEY ("version_established_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_ranking_source_id_sources_id_fk" FOREIGN KEY ("version_ranking_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_facilities_source_id_sources_id_fk" FOREIGN KEY ("version_facilities_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_fees_source_id_sources_id_fk" FOREIGN KEY ("version_fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_seats_source_id_sources_id_fk" FOREIGN KEY ("version_seats_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "colleges_established_source_idx" ON "colleges" USING btree ("established_source_id");
  CREATE INDEX "colleges_ranking_source_idx" ON "colleges" USING btree ("ranking_source_id");
  CREATE INDEX "colleges_facilities_source_idx" ON "colleges" USING btree ("facilities_source_id");
  CREATE INDEX "colleges_source_idx" ON "colleges" USING btree ("source_id");
  CREATE INDEX "colleges_fees_source_idx" ON "colleges" USING btree ("fees_source_id");
  CREATE INDEX "colleges_seats_source_idx" ON "colleges" USING btree ("seats_source_id");
  CREATE INDEX "_colleges_v_version_version_established_source_idx" ON "_colleges_v" USING btree ("version_established_source_id");
  CREATE INDEX "_colleges_v_version_version_ranking_source_idx" ON "_colleges_v" USING btree ("version_ranking_source_id");
  CREATE INDEX "_colleges_v_version_version_facilities_source_idx" ON "_colleges_v" USING btree ("version_facilities_source_id");
  CREATE INDEX "_colleges_v_version_version_source_idx" ON "_colleges_v" USING btree ("version_source_id");
  CREATE INDEX "_colleges_v_version_version_fees_source_idx" ON "_colleges_v" USING btree ("version_fees_source_id");
  CREATE INDEX "_colleges_v_version_version_seats_source_idx" ON "_colleges_v" USING btree ("version_seats_source_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");`)
  await carrySourcesOver(db)
}

/**
 * What colleges said of their source becomes records that their figures name. A fee or a number of seats of which the
 * text says that it is of this site's own listing, or for which there is no text at all, gets no source and is shown as
 * not verified. The texts stay in their columns for the version that still runs; nothing reads them any more.
 */
async function carrySourcesOver(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
  CREATE TEMPORARY TABLE stated_source ON COMMIT DROP AS
  WITH written AS (
    SELECT source, source_year FROM colleges WHERE coalesce(btrim(source), '') <> ''
    UNION SELECT version_source, version_source_year FROM _colleges_v WHERE coalesce(btrim(version_source), '') <> ''
  ), document AS (
    SELECT source, source_year, btrim(regexp_replace(source, '^Listing of this site[^;]*(;|$)', '')) AS named FROM written
  )
  SELECT source, source_year,
    btrim(regexp_replace(named, ',? \\d{4}-\\d{2}$|, \\d{4}$', '')) AS title,
    coalesce(substring(named from '\\d{4}-\\d{2}$'), trunc(source_year)::text) AS year,
    source ~ '^Listing of this site for [^;]*seats' AS owns_seats,
    CASE
      WHEN named ~ '\\m(NMC|DCI|NCISM|NCH|INC|AISHE|NIRF|Ministry|Commission|Medical Council|Act)\\M' THEN 'official'
      WHEN named ~* '(published by the institution|prospectus|courses offered|training courses)' THEN 'college'
      WHEN named ~ '(The Hindu|Express|Press Journal|Times|Star of)' THEN 'press'
      ELSE 'own' END AS kind
  FROM document WHERE named <> '';
  INSERT INTO sources (title, year, kind)
    SELECT title, year, min(kind)::enum_sources_kind FROM stated_source GROUP BY title, year;
  UPDATE colleges SET source_id = sources.id, established_source_id = CASE WHEN established IS NOT NULL THEN sources.id END
    FROM stated_source stated JOIN sources ON sources.title = stated.title AND sources.year IS NOT DISTINCT FROM stated.year
    WHERE stated.source = colleges.source AND stated.source_year IS NOT DISTINCT FROM colleges.source_year;
  UPDATE _colleges_v SET version_source_id = sources.id,
      version_established_source_id = CASE WHEN version_established IS NOT NULL THEN sources.id END
    FROM stated_source stated JOIN sources ON sources.title = stated.title AND sources.year IS NOT DISTINCT FROM stated.year
    WHERE stated.source = version_source AND stated.source_year IS NOT DISTINCT FROM version_source_year;
  INSERT INTO colleges_fee_rows (_order, _parent_id, id, amount, covers)
    SELECT 1, id, replace(gen_random_uuid()::text, '-', ''), fees_amount,
      CASE WHEN fees !~ '^\\s*[\\d,]+\\s*$' THEN left(fees, 120) END
    FROM colleges WHERE fees_amount IS NOT NULL;
  INSERT INTO _colleges_v_version_fee_rows (_order, _parent_id, _uuid, amount, covers)
    SELECT 1, version.id, coalesce(row.id, replace(gen_random_uuid()::text, '-', '')), version_fees_amount,
      CASE WHEN version_fees !~ '^\\s*[\\d,]+\\s*$' THEN left(version_fees, 120) END
    FROM _colleges_v version LEFT JOIN colleges_fee_rows row ON row._parent_id = version.parent_id
    WHERE version_fees_amount IS NOT NULL;
  INSERT INTO colleges_seat_rows (_order, _parent_id, id, seats, source_id)
    SELECT 1, colleges.id, replace(gen_random_uuid()::text, '-', ''), seat_count,
      CASE WHEN stated.owns_seats THEN NULL ELSE source_id END
    FROM colleges LEFT JOIN stated_source stated ON stated.source = colleges.source
      AND stated.source_year IS NOT DISTINCT FROM colleges.source_year
    WHERE seat_count IS NOT NULL;
  INSERT INTO _colleges_v_version_seat_rows (_order, _parent_id, _uuid, seats, source_id)
    SELECT 1, version.id, coalesce(row.id, replace(gen_random_uuid()::text, '-', '')), version_seat_count,
      CASE WHEN stated.owns_seats THEN NULL ELSE version_source_id END
    FROM _colleges_v version LEFT JOIN colleges_seat_rows row ON row._parent_id = version.parent_id
      LEFT JOIN stated_source stated ON stated.source = version_source
      AND stated.source_year IS NOT DISTINCT FROM version_source_year
    WHERE version_seat_count IS NOT NULL;
  UPDATE colleges SET fees_amount = NULL WHERE fees_amount IS NOT NULL;
  UPDATE _colleges_v SET version_fees_amount = NULL WHERE version_fees_amount IS NOT NULL;
  UPDATE colleges SET seats_source_id = row.source_id,
      seat_count = CASE WHEN sources.kind <> 'own' THEN row.seats END
    FROM colleges_seat_rows row LEFT JOIN sources ON sources.id = row.source_id WHERE row._parent_id = colleges.id;
  UPDATE _colleges_v SET version_seats_source_id = row.source_id,
      version_seat_count = CASE WHEN sources.kind <> 'own' THEN row.seats END
    FROM _colleges_v_version_seat_rows row LEFT JOIN sources ON sources.id = row.source_id
    WHERE row._parent_id = _colleges_v.id;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "colleges_fee_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "colleges_seat_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colleges_v_version_fee_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_colleges_v_version_seat_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fact_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "colleges_fee_rows" CASCADE;
  DROP TABLE "colleges_seat_rows" CASCADE;
  DROP TABLE "_colleges_v_version_fee_rows" CASCADE;
  DROP TABLE "_colleges_v_version_seat_rows" CASCADE;
  DROP TABLE "sources" CASCADE;
  DROP TABLE "fact_settings" CASCADE;
  ALTER TABLE "colleges" DROP CONSTRAINT "colleges_established_source_id_sources_id_fk";
  
  ALTER TABLE "colleges" DROP CONSTRAINT "colleges_ranking_source_id_sources_id_fk";
  
  ALTER TABLE "colleges" DROP CONSTRAINT "colleges_facilities_source_id_sources_id_fk";
  
  ALTER TABLE "colleges" DROP CONSTRAINT "colleges_source_id_sources_id_fk";
  
  ALTER TABLE "colleges" DROP CONSTRAINT "colleges_fees_source_id_sources_id_fk";
  
  ALTER TABLE "colleges" DROP CONSTRAINT "colleges_seats_source_id_sources_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_established_source_id_sources_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_ranking_source_id_sources_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_facilities_source_id_sources_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_source_id_sources_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_fees_source_id_sources_id_fk";
  
  ALTER TABLE "_colleges_v" DROP CONSTRAINT "_colleges_v_version_seats_source_id_sources_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sources_fk";
  
  DROP INDEX "colleges_established_source_idx";
  DROP INDEX "colleges_ranking_source_idx";
  DROP INDEX "colleges_facilities_source_idx";
  DROP INDEX "colleges_source_idx";
  DROP INDEX "colleges_fees_source_idx";
  DROP INDEX "colleges_seats_source_idx";
  DROP INDEX "_colleges_v_version_version_established_source_idx";
  DROP INDEX "_colleges_v_version_version_ranking_source_idx";
  DROP INDEX "_colleges_v_version_version_facilities_source_idx";
  DROP INDEX "_colleges_v_version_version_source_idx";
  DROP INDEX "_colleges_v_version_version_fees_source_idx";
  DROP INDEX "_colleges_v_version_version_seats_source_idx";
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "colleges" DROP COLUMN "established_source_id";
  ALTER TABLE "colleges" DROP COLUMN "established_checked_on";
  ALTER TABLE "colleges" DROP COLUMN "ranking_source_id";
  ALTER TABLE "colleges" DROP COLUMN "ranking_checked_on";
  ALTER TABLE "colleges" DROP COLUMN "facilities_source_id";
  ALTER TABLE "colleges" DROP COLUMN "facilities_checked_on";
  ALTER TABLE "colleges" DROP COLUMN "source_id";
  ALTER TABLE "colleges" DROP COLUMN "checked_on";
  ALTER TABLE "colleges" DROP COLUMN "fees_source_id";
  ALTER TABLE "colleges" DROP COLUMN "fees_year";
  ALTER TABLE "colleges" DROP COLUMN "fees_checked_on";
  ALTER TABLE "colleges" DROP COLUMN "seats_source_id";
  ALTER TABLE "colleges" DROP COLUMN "seats_year";
  ALTER TABLE "colleges" DROP COLUMN "seats_checked_on";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_established_source_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_established_checked_on";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_ranking_source_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_ranking_checked_on";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_facilities_source_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_facilities_checked_on";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_source_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_checked_on";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_fees_source_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_fees_year";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_fees_checked_on";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_seats_source_id";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_seats_year";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_seats_checked_on";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  DROP TYPE "public"."enum_colleges_fee_rows_course";
  DROP TYPE "public"."enum_colleges_fee_rows_seat_pool";
  DROP TYPE "public"."enum_colleges_seat_rows_course";
  DROP TYPE "public"."enum__colleges_v_version_fee_rows_course";
  DROP TYPE "public"."enum__colleges_v_version_fee_rows_seat_pool";
  DROP TYPE "public"."enum__colleges_v_version_seat_rows_course";
  DROP TYPE "public"."enum_sources_kind";`)
}
