import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri', pattern: '^https://' };

/** What jsonfeed.org/version/1.1 asks for, and what we promise beyond it: language, author, date, HTML. */
const SCHEMA = {
  type: 'object',
  required: ['version', 'title', 'home_page_url', 'feed_url', 'language', 'authors', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    description: text,
    home_page_url: address,
    feed_url: address,
    language: { enum: ['ja', 'en'] },
    authors: { type: 'array', minItems: 1, items: { type: 'object', required: ['name'] } },
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'url', 'title', 'content_html', 'date_published'],
        properties: {
          id: text,
          url: address,
          title: text,
          summary: text,
          content_html: text,
          image: address,
          date_published: { type: 'string', format: 'date-time' },
          tags: { type: 'array', items: text },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(SCHEMA);

type JsonFeed = { title: string; items: { id: string; url: string; content_html: string }[] };

/** A JSON Feed and what is wrong with it. */
export function readJsonFeed(json: string): { data: JsonFeed; problems: string[] } {
  const data: JsonFeed = JSON.parse(json);
  const problems = validate(data) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
  return { data, problems };
}
