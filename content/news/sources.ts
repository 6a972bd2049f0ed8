/** A source of an article: its name and its address. */
type Source = readonly [name: string, address: `https://${string}`]

/** What the articles are based on, by their titles. */
export const NEWS_SOURCES: Readonly<Record<string, readonly Source[]>> = {
  'Why a smaller model is often the better first choice': [['DistilBERT, a distilled version of BERT', 'https://arxiv.org/abs/1910.01108']],
  'What retrieval adds to a language model, and what it does not': [['Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks', 'https://arxiv.org/abs/2005.11401']],
  'Quantization in plain words': [['LLM.int8(): 8-bit Matrix Multiplication for Transformers at Scale', 'https://arxiv.org/abs/2208.07339'], ['GPTQ: Accurate Post-Training Quantization', 'https://arxiv.org/abs/2210.17323']],
  'Evaluation sets leak: how to notice it': [['Leakage and the Reproducibility Crisis in ML-based Science', 'https://arxiv.org/abs/2207.07048']],
  'Attention, one row at a time': [['Attention Is All You Need', 'https://arxiv.org/abs/1706.03762']],
  'When a decision tree beats a neural network': [['Why do tree-based models still outperform deep learning on tabular data?', 'https://arxiv.org/abs/2207.08815']],
  'Calibration: when 70% should mean 70%': [['On Calibration of Modern Neural Networks', 'https://arxiv.org/abs/1706.04599']],
  'LLMs powering edge devices': [['AWQ: Activation-aware Weight Quantization', 'https://arxiv.org/abs/2306.00978'], ['MobileLLM: Optimizing Sub-billion Parameter Language Models', 'https://arxiv.org/abs/2402.14905']],
  'GPU innovations for training': [['FlashAttention: Fast and Memory-Efficient Exact Attention', 'https://arxiv.org/abs/2205.14135']],
  'How robots find out where they are': [['Past, Present, and Future of Simultaneous Localization and Mapping', 'https://arxiv.org/abs/1606.05830']],
  'Grasping is hard because contact is hard': [['Dex-Net 2.0: Deep Learning to Plan Robust Grasps', 'https://arxiv.org/abs/1703.09312']],
  'Simulation first: what transfers to a real robot': [['Domain Randomization for Transferring Deep Neural Networks', 'https://arxiv.org/abs/1703.06907']],
  'Path planning: the old algorithms still drive': [['A* search algorithm', 'https://en.wikipedia.org/wiki/A*_search_algorithm']],
  'Why drones prefer larger, slower propellers': [['Disk loading', 'https://en.wikipedia.org/wiki/Disk_loading']],
  'Sensors disagree: how to combine them': [['Kalman filter', 'https://en.wikipedia.org/wiki/Kalman_filter']],
  'Next-gen robot perception': [['Segment Anything', 'https://arxiv.org/abs/2304.02643'], ['DINOv2: Learning Robust Visual Features without Supervision', 'https://arxiv.org/abs/2304.07193']],
  'Autonomous drone regulations': [['Drones, European Union Aviation Safety Agency', 'https://www.easa.europa.eu/en/domains/civil-drones'], ['Unmanned Aircraft Systems, Federal Aviation Administration', 'https://www.faa.gov/uas']],
  'The first ten users matter more than the first model': [['Do Things that Don’t Scale', 'https://paulgraham.com/ds.html']],
  'Unit costs of an AI product, on one page': [['Unit economics', 'https://en.wikipedia.org/wiki/Unit_economics']],
  'Open data as a moat: a contradiction?': [['Datasheets for Datasets', 'https://arxiv.org/abs/1803.09010']],
  'What investors mean by evaluation': [['Holistic Evaluation of Language Models', 'https://arxiv.org/abs/2211.09110']],
  'Hiring the first machine learning engineer': [['Rules of Machine Learning', 'https://developers.google.com/machine-learning/guides/rules-of-ml']],
  'Small grants, open tools and other quiet ways to start': [['NLnet Foundation', 'https://nlnet.nl/']],
  'Retries can take a service down': [['Timeouts, retries, and backoff with jitter', 'https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/']],
  'Cold starts: where the first second goes': [['Serverless in the Wild', 'https://www.usenix.org/conference/atc20/presentation/shahrad']],
  'Idempotency keys, the smallest safety net': [['Designing robust and predictable APIs with idempotency', 'https://stripe.com/blog/idempotency']],
  'Reading a latency graph without fooling yourself': [['The Tail at Scale', 'https://research.google/pubs/the-tail-at-scale/']],
  'Backups are only as good as the last restore': [['Data Integrity: What You Read Is What You Wrote', 'https://sre.google/sre-book/data-integrity/']],
  'Serving models: batches, queues and patience': [['Clipper: A Low-Latency Online Prediction Serving System', 'https://www.usenix.org/conference/nsdi17/technical-sessions/presentation/crankshaw']],
  'Choosing a region is choosing a carbon footprint': [['Measuring the Carbon Intensity of AI in Cloud Instances', 'https://arxiv.org/abs/2206.05229']],
  'Prompt injection is an input problem': [['Compromising LLM-Integrated Applications with Indirect Prompt Injection', 'https://arxiv.org/abs/2302.12173']],
  'Passkeys: what is stored where': [['Web Authentication, Level 2', 'https://www.w3.org/TR/webauthn-2/']],
  'Dependencies are code from strangers': [['Supply-chain Levels for Software Artifacts', 'https://slsa.dev/']],
  'Membership inference, or what a model remembers about you': [['Membership Inference Attacks against Machine Learning Models', 'https://arxiv.org/abs/1610.05820']],
  'Least privilege for notebooks': [['Principle of least privilege', 'https://en.wikipedia.org/wiki/Principle_of_least_privilege']],
  'Adversarial examples: small changes, large errors': [['Explaining and Harnessing Adversarial Examples', 'https://arxiv.org/abs/1412.6572']],
  'Reading logs like a detective': [['MITRE ATT&CK', 'https://attack.mitre.org/']],
  'What the “AI chip” in a laptop really does': [['In-Datacenter Performance Analysis of a Tensor Processing Unit', 'https://arxiv.org/abs/1704.04760']],
  'A single-board computer as a learning lab': [['Raspberry Pi documentation', 'https://www.raspberrypi.com/documentation/']],
  'Battery health is an estimation problem': [['Data-driven prediction of battery cycle life before capacity degradation', 'https://doi.org/10.1038/s41560-019-0356-8']],
  'E-ink, and other screens that do less': [['Electronic paper', 'https://en.wikipedia.org/wiki/Electronic_paper']],
  'Wearables: from wiggles to heart rate': [['Photoplethysmogram', 'https://en.wikipedia.org/wiki/Photoplethysmogram']],
  'Repairable by design: how to read a score': [['Right to repair', 'https://en.wikipedia.org/wiki/Right_to_repair']],
  'Why your keyboard guesses the next word': [['Federated Learning for Mobile Keyboard Prediction', 'https://arxiv.org/abs/1811.03604']],
}

/** The sources of an article as a line of Markdown; empty without any. */
export function sourcesLine(title: string): string {
  const sources = NEWS_SOURCES[title] ?? []
  const links = sources.map(([name, address]) => `[${name}](${address})`).join(', ')
  return links === '' ? '' : `${sources.length === 1 ? 'Source' : 'Sources'}: ${links}`
}
