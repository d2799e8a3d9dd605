import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_counselling_authorities_courses" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_counselling_dates_courses" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'counselling-authorities' BEFORE 'search-terms';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'counselling-dates' BEFORE 'search-terms';
  CREATE TABLE "counselling_authorities_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_counselling_authorities_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "counselling_authorities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"short_name" varchar,
  	"state_id" uuid,
  	"site" varchar NOT NULL,
  	"allots" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counselling_dates_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_counselling_dates_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "counselling_dates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"what" varchar NOT NULL,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone,
  	"source_id" uuid NOT NULL,
  	"notice_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "counselling_authorities_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "counselling_dates_id" uuid;
  ALTER TABLE "counselling_authorities_courses" ADD CONSTRAINT "counselling_authorities_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "counselling_authorities" ADD CONSTRAINT "counselling_authorities_state_id_regions_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_dates_courses" ADD CONSTRAINT "counselling_dates_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."counselling_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "counselling_dates" ADD CONSTRAINT "counselling_dates_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_dates" ADD CONSTRAINT "counselling_dates_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "counselling_authorities_courses_order_idx" ON "counselling_authorities_courses" USING btree ("order");
  CREATE INDEX "counselling_authorities_courses_parent_idx" ON "counselling_authorities_courses" USING btree ("parent_id");
  CREATE UNIQUE INDEX "counselling_authorities_slug_idx" ON "counselling_authorities" USING btree ("slug");
  CREATE INDEX "counselling_authorities_short_name_idx" ON "counselling_authorities" USING btree ("short_name");
  CREATE INDEX "counselling_authorities_state_idx" ON "counselling_authorities" USING btree ("state_id");
  CREATE INDEX "counselling_authorities_updated_at_idx" ON "counselling_authorities" USING btree ("updated_at");
  CREATE INDEX "counselling_authorities_created_at_idx" ON "counselling_authorities" USING btree ("created_at");
  CREATE INDEX "counselling_dates_courses_order_idx" ON "counselling_dates_courses" USING btree ("order");
  CREATE INDEX "counselling_dates_courses_parent_idx" ON "counselling_dates_courses" USING btree ("parent_id");
  CREATE INDEX "counselling_dates_authority_idx" ON "counselling_dates" USING btree ("authority_id");
  CREATE INDEX "counselling_dates_starts_on_idx" ON "counselling_dates" USING btree ("starts_on");
  CREATE INDEX "counselling_dates_source_idx" ON "counselling_dates" USING btree ("source_id");
  CREATE INDEX "counselling_dates_updated_at_idx" ON "counselling_dates" USING btree ("updated_at");
  CREATE INDEX "counselling_dates_created_at_idx" ON "counselling_dates" USING btree ("created_at");
  CREATE INDEX "authority_startsOn_idx" ON "counselling_dates" USING btree ("authority_id","starts_on");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_authorities_fk" FOREIGN KEY ("counselling_authorities_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_dates_fk" FOREIGN KEY ("counselling_dates_id") REFERENCES "public"."counselling_dates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_counselling_authorities_id_idx" ON "payload_locked_documents_rels" USING btree ("counselling_authorities_id");
  CREATE INDEX "payload_locked_documents_rels_counselling_dates_id_idx" ON "payload_locked_documents_rels" USING btree ("counselling_dates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "counselling_authorities_courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "counselling_authorities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "counselling_dates_courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "counselling_dates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "counselling_authorities_courses" CASCADE;
  DROP TABLE "counselling_authorities" CASCADE;
  DROP TABLE "counselling_dates_courses" CASCADE;
  DROP TABLE "counselling_dates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_counselling_authorities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_counselling_dates_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'search-terms', 'enquiries', 'corrections', 'banner-slides', 'media', 'imports', 'users', 'audit-log', 'checked-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_counselling_authorities_id_idx";
  DROP INDEX "payload_locked_documents_rels_counselling_dates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "counselling_authorities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "counselling_dates_id";
  DROP TYPE "public"."enum_counselling_authorities_courses";
  DROP TYPE "public"."enum_counselling_dates_courses";`)
}
