import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_closing_ranks_round" AS ENUM('r1', 'r1-r2', 'r2', 'r3', 'r4', 'mop-up', 'stray', 'special-stray');
  CREATE TYPE "public"."enum_closing_ranks_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_closing_ranks_gender" AS ENUM('any', 'female');
  CREATE TYPE "public"."enum_closing_ranks_rank_type" AS ENUM('air', 'air-converted', 'state-merit');
  CREATE TYPE "public"."enum_seat_terms_kind" AS ENUM('quota', 'category');
  CREATE TYPE "public"."enum_seat_terms_central" AS ENUM('open', 'ews', 'obc', 'sc', 'st');
  CREATE TYPE "public"."enum_seat_terms_restriction" AS ENUM('disability', 'minority', 'esi', 'defence', 'nri', 'university', 'area', 'other');
  CREATE TYPE "public"."enum_college_names_match" AS ENUM('open', 'found', 'by-hand', 'none');
  CREATE TYPE "public"."enum_hit_rates_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_hit_rates_round" AS ENUM('r1', 'r1-r2', 'r2', 'r3', 'r4', 'mop-up', 'stray', 'special-stray');
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'closing-ranks';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'closing-ranks' BEFORE 'counselling-authorities';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'seat-terms' BEFORE 'counselling-authorities';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'college-names' BEFORE 'counselling-authorities';
  CREATE TABLE "closing_ranks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"year" numeric NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"round" "enum_closing_ranks_round" NOT NULL,
  	"course" "enum_closing_ranks_course" NOT NULL,
  	"quota_id" uuid NOT NULL,
  	"category_id" uuid NOT NULL,
  	"gender" "enum_closing_ranks_gender" DEFAULT 'any' NOT NULL,
  	"listed_as_id" uuid NOT NULL,
  	"college_id" uuid,
  	"closing_rank" numeric NOT NULL,
  	"rank_type" "enum_closing_ranks_rank_type" DEFAULT 'air' NOT NULL,
  	"allotted" numeric,
  	"flag" varchar,
  	"place" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seat_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"kind" "enum_seat_terms_kind" DEFAULT 'category' NOT NULL,
  	"code" varchar NOT NULL,
  	"words" varchar,
  	"explanation" varchar,
  	"central" "enum_seat_terms_central",
  	"restriction" "enum_seat_terms_restriction",
  	"for_women" boolean DEFAULT false,
  	"for_residents" boolean DEFAULT false,
  	"is_priced" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "college_names" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"state" varchar DEFAULT '',
  	"college_id" uuid,
  	"match" "enum_college_names_match" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hit_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"quota_id" uuid NOT NULL,
  	"course" "enum_hit_rates_course" NOT NULL,
  	"round" "enum_hit_rates_round" NOT NULL,
  	"from_year" numeric NOT NULL,
  	"to_year" numeric NOT NULL,
  	"cases" numeric NOT NULL,
  	"held_likely" numeric NOT NULL,
  	"held_possible" numeric NOT NULL,
  	"held_reach" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "closing_ranks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seat_terms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "college_names_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hit_rates_id" uuid;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_quota_id_seat_terms_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."seat_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_category_id_seat_terms_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."seat_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_listed_as_id_college_names_id_fk" FOREIGN KEY ("listed_as_id") REFERENCES "public"."college_names"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seat_terms" ADD CONSTRAINT "seat_terms_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_names" ADD CONSTRAINT "college_names_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hit_rates" ADD CONSTRAINT "hit_rates_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hit_rates" ADD CONSTRAINT "hit_rates_quota_id_seat_terms_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."seat_terms"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "closing_ranks_authority_idx" ON "closing_ranks" USING btree ("authority_id");
  CREATE INDEX "closing_ranks_quota_idx" ON "closing_ranks" USING btree ("quota_id");
  CREATE INDEX "closing_ranks_category_idx" ON "closing_ranks" USING btree ("category_id");
  CREATE INDEX "closing_ranks_listed_as_idx" ON "closing_ranks" USING btree ("listed_as_id");
  CREATE INDEX "closing_ranks_college_idx" ON "closing_ranks" USING btree ("college_id");
  CREATE INDEX "closing_ranks_source_idx" ON "closing_ranks" USING btree ("source_id");
  CREATE INDEX "closing_ranks_updated_at_idx" ON "closing_ranks" USING btree ("updated_at");
  CREATE INDEX "closing_ranks_created_at_idx" ON "closing_ranks" USING btree ("created_at");
  CREATE INDEX "closing_ranks_of_category" ON "closing_ranks" USING btree ("category_id","course","year","round");
  CREATE INDEX "closing_ranks_of_college" ON "closing_ranks" USING btree ("college_id","course","category_id");
  CREATE UNIQUE INDEX "closing_ranks_same_figure" ON "closing_ranks" USING btree ("listed_as_id","year","round","quota_id","category_id","course","gender","authority_id");
  CREATE INDEX "seat_terms_authority_idx" ON "seat_terms" USING btree ("authority_id");
  CREATE INDEX "seat_terms_updated_at_idx" ON "seat_terms" USING btree ("updated_at");
  CREATE INDEX "seat_terms_created_at_idx" ON "seat_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "authority_kind_code_idx" ON "seat_terms" USING btree ("authority_id","kind","code");
  CREATE INDEX "college_names_college_idx" ON "college_names" USING btree ("college_id");
  CREATE INDEX "college_names_match_idx" ON "college_names" USING btree ("match");
  CREATE INDEX "college_names_updated_at_idx" ON "college_names" USING btree ("updated_at");
  CREATE INDEX "college_names_created_at_idx" ON "college_names" USING btree ("created_at");
  CREATE UNIQUE INDEX "name_state_idx" ON "college_names" USING btree ("name","state");
  CREATE INDEX "hit_rates_authority_idx" ON "hit_rates" USING btree ("authority_id");
  CREATE INDEX "hit_rates_quota_idx" ON "hit_rates" USING btree ("quota_id");
  CREATE INDEX "hit_rates_updated_at_idx" ON "hit_rates" USING btree ("updated_at");
  CREATE INDEX "hit_rates_created_at_idx" ON "hit_rates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_closing_ranks_fk" FOREIGN KEY ("closing_ranks_id") REFERENCES "public"."closing_ranks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seat_terms_fk" FOREIGN KEY ("seat_terms_id") REFERENCES "public"."seat_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_college_names_fk" FOREIGN KEY ("college_names_id") REFERENCES "public"."college_names"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hit_rates_fk" FOREIGN KEY ("hit_rates_id") REFERENCES "public"."hit_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_closing_ranks_id_idx" ON "payload_locked_documents_rels" USING btree ("closing_ranks_id");
  CREATE INDEX "payload_locked_documents_rels_seat_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("seat_terms_id");
  CREATE INDEX "payload_locked_documents_rels_college_names_id_idx" ON "payload_locked_documents_rels" USING btree ("college_names_id");
  CREATE INDEX "payload_locked_documents_rels_hit_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("hit_rates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "closing_ranks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seat_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "college_names" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hit_rates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "closing_ranks" CASCADE;
  DROP TABLE "seat_terms" CASCADE;
  DROP TABLE "college_names" CASCADE;
  DROP TABLE "hit_rates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_closing_ranks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seat_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_college_names_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hit_rates_fk";
  
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_imports_kind";
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('jobs', 'colleges');
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_imports_kind" USING "kind"::"public"."enum_imports_kind";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'counselling-authorities', 'counselling-dates', 'search-terms', 'enquiries', 'corrections', 'banner-slides', 'media', 'imports', 'users', 'audit-log', 'checked-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_closing_ranks_id_idx";
  DROP INDEX "payload_locked_documents_rels_seat_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_college_names_id_idx";
  DROP INDEX "payload_locked_documents_rels_hit_rates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "closing_ranks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seat_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "college_names_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hit_rates_id";
  DROP TYPE "public"."enum_closing_ranks_round";
  DROP TYPE "public"."enum_closing_ranks_course";
  DROP TYPE "public"."enum_closing_ranks_gender";
  DROP TYPE "public"."enum_closing_ranks_rank_type";
  DROP TYPE "public"."enum_seat_terms_kind";
  DROP TYPE "public"."enum_seat_terms_central";
  DROP TYPE "public"."enum_seat_terms_restriction";
  DROP TYPE "public"."enum_college_names_match";
  DROP TYPE "public"."enum_hit_rates_course";
  DROP TYPE "public"."enum_hit_rates_round";`)
}
