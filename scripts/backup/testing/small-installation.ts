import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Installation } from '../settings.ts'
import { sqliteIn } from '../sqlite.ts'

/** The tables of the CMS that backup and restore know by name, with a row or two. */
const smallSchema = `
  create table editions (id integer primary key, "year" integer);
  insert into editions values (1, 2027);
  create table submissions (id integer primary key, reference varchar(255) unique);
  insert into submissions values (1, 'CF-2027-00041'), (2, 'CF-2027-00042');
  create table submission_files (id integer primary key, stored_as varchar(255),
    submission_id integer references submissions (id) on delete cascade);
  insert into submission_files values (1, 'plan.pdf', 1);
  create table reference_counters (id integer primary key, document_id varchar(255), series varchar(255) unique, counter integer);
  insert into reference_counters values (1, 'a', 'CF-2027', 42);
  create table outbox_mails (id integer primary key, "state" varchar(255), last_error text, attachments text);
  insert into outbox_mails values (1, 'waiting', null, '[{"name":"Plan","storedAs":"plan.pdf"}]'),
    (2, 'sending', null, null), (3, 'sent', null, null);
  create table files (id integer primary key, url text, formats text);
  insert into files values (1, '/uploads/hall%201.png', '{"thumbnail":{"url":"/uploads/thumbnail_hall.png"}}');
  create table visitor_profiles (id integer primary key, photo varchar(255), confirmation_hash varchar(255),
    confirmation_until varchar(255), reset_hash varchar(255), reset_until varchar(255),
    new_address varchar(255), new_address_hash varchar(255), new_address_until varchar(255));
  insert into visitor_profiles (id, photo, reset_hash) values (1, null, 'hash');
  create table strapi_sessions (id integer primary key);
  insert into strapi_sessions values (1);
  create table strapi_core_store_settings (id integer primary key, "key" varchar(255), "value" text, "type" varchar(255));
  insert into strapi_core_store_settings values (1, 'api_beursvloer_unknown-period', '{}', 'object'), (2, 'other', '1', 'number');
  create table sign_in_links (id integer primary key, hash varchar(255));
  insert into sign_in_links values (1, 'hash');
  create table push_messages (id integer primary key, "state" varchar(255), send_at datetime);
  insert into push_messages values (1, 'planned', 1000), (2, 'planned', 9e15), (3, 'sending', 1000), (4, 'done', 1000);
  create table push_deliveries (id integer primary key, "state" varchar(255));
  insert into push_deliveries values (1, 'waiting'), (2, 'sending'), (3, 'sent');
`

/** The files that its rows name. */
const files = {
  'public/uploads/hall 1.png': 'hall',
  'public/uploads/thumbnail_hall.png': 'small hall',
  'private/files/plan.pdf': 'plan',
}

export interface SmallInstallation extends Installation {
  /** Opens the live database; the caller closes it. */
  open(): DatabaseSync
  remove(): void
}

/** A data folder with files and an SQLite database in write-ahead mode. */
export const smallInstallation = (): SmallInstallation => {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-backup-'))
  const dataDir = join(folder, 'data')
  for (const place of ['public/uploads', 'private/files', 'replica'])
    mkdirSync(join(dataDir, place), { recursive: true })
  for (const [path, content] of Object.entries(files)) writeFileSync(join(dataDir, path), content)
  const environmentFile = join(folder, '.env')
  writeFileSync(environmentFile, 'JWT_SECRET=secret\n')
  const open = () => new DatabaseSync(join(dataDir, 'cms.sqlite'))
  const database = open()
  database.exec(`pragma journal_mode = wal; begin; ${smallSchema}; commit`)
  database.close()
  return {
    dataDir,
    database: sqliteIn(dataDir),
    bucket: null,
    backupDir: join(folder, 'backups'),
    environmentFile,
    retention: { daily: 7, weekly: 5 },
    passphrase: null,
    open,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
